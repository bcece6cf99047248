import AutoLayout
import TextSizes

/// Simplified drawings of UIKit's views that make each class recognizable.
///
/// To draw another class, add a row; a class without one is drawn as a plain view. The shapes are
/// those of UIKit's controls; their sizes within the frame are guesses
/// where no document shows them.
enum ControlPicture {
  typealias Painter = @Sendable (inout Sketch) -> Void

  /// The painter of a class; nil for plain views and containers, whose contents speak for them.
  static func painter(of viewClass: ViewClass, isEmpty: Bool) -> Painter? {
    painters[viewClass] ?? (isEmpty ? emptyPainters[viewClass] : nil)
  }

  private static let painters: [ViewClass: Painter] = [
    .label: { $0.drawLabel() },
    .button: { $0.drawButton() },
    .textField: { $0.drawTextField() },
    .textView: { $0.drawTextView() },
    .imageView: { $0.drawImageView() },
    .switch: { $0.drawSwitch() },
    .slider: { $0.drawSlider() },
    .stepper: { $0.drawStepper() },
    .segmentedControl: { $0.drawSegments() },
    .progressView: { $0.drawProgress() },
    .activityIndicatorView: { $0.drawActivity() },
    .pageControl: { $0.drawPages() },
    .datePicker: { $0.drawWheels(3) },
    .pickerView: { $0.drawWheels(1) },
    .calendarView: { $0.drawCalendar() },
    .searchBar: { $0.drawSearchBar() },
    .toolbar: { $0.drawToolbar() },
    .tabBar: { $0.drawTabBar() },
    .navigationBar: { $0.drawNavigationBar() },
    .mapView: { $0.drawMap() },
    .webView: { $0.drawPage() },
  ]

  /// Containers whose cells are not there.
  private static let emptyPainters: [ViewClass: Painter] = [
    .tableView: { $0.drawRows() },
    .collectionView: { $0.drawItems() },
  ]
}
