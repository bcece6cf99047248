import AutoLayout
import Testing

/// Sizes of alignment rectangles, where constraints act.
@Suite("Intrinsic sizes")
struct TextControlSizeTests {
  private func size(
    _ content: ContentDescription, _ era: Era = .current, scale: Double = 2, width: Double? = nil
  ) -> PerAxis<Double?> {
    content.intrinsicSize(in: RenderingTraits(scale: scale, era: era), availableWidth: width)
  }

  private func points(_ width: Double?, _ height: Double?) -> PerAxis<Double?> {
    PerAxis(horizontal: width, vertical: height)
  }

  @Test("a class has a size when it has a rule for one", arguments: ViewClass.all)
  func coverage(viewClass: ViewClass) {
    var content = ContentDescription(viewClass.content)
    content.isScrollEnabled = false
    content.imageSize = Size(width: 10, height: 20)
    #expect((size(content) != points(nil, nil)) == (viewClass.content != .unsized))
    let holdsViews = viewClass.stackAxis != nil || viewClass.isScrollView
    #expect(!holdsViews || viewClass.content == .unsized)
  }

  @Test("no keyword and no class of UIKit but that of stack views stands twice in the table")
  func distinctClasses() {
    #expect(Set(ViewClass.all.map(\.keyword)).count == ViewClass.all.count)
    let others = ViewClass.all.filter { $0.stackAxis == nil }
    #expect(Set(others.map(\.className)).count == others.count)
  }

  @Test("new instances have the font of their class", arguments: ViewClass.all)
  func fonts(viewClass: ViewClass) {
    let font = ContentDescription(viewClass.content).effectiveFont()
    let sizes: [ViewClass: Double] = [.label: 17, .button: 15, .textField: 14, .textView: 14]
    if viewClass.hasText { #expect(font == sizes[viewClass].map { .system($0) }) }
    var content = ContentDescription(viewClass.content)
    content.font = .textStyle(.title1)
    #expect((content.effectiveFont() == .textStyle(.title1)) == (font != nil))
  }

  @Test("controls of fixed size follow their era")
  func fixedSizes() {
    let expected: [(ViewClass, Era, Double?, Double)] = [
      (.switch, .ios14, 49, 31), (.switch, .ios26, 61, 28), (.slider, .ios14, nil, 30),
      (.slider, .ios26, nil, 34), (.stepper, .ios11, 94, 29), (.stepper, .ios13, 94, 32),
      (.progressView, .ios13, nil, 2), (.progressView, .ios14, nil, 4),
      (.activityIndicatorView, .ios14, 20, 20),
      (.pickerView, .ios7, 320, 162), (.datePicker, .ios14, 320, 216),
      (.searchBar, .ios10, nil, 44),
      (.searchBar, .ios11, nil, 56), (.navigationBar, .ios14, nil, 44),
      (.navigationBar, .ios26, nil, 54),
      (.toolbar, .ios14, nil, 44), (.tabBar, .ios14, nil, 49),
    ]
    for (viewClass, era, width, height) in expected {
      let size = size(ContentDescription(viewClass.content), era)
      #expect(size == points(width, height), "\(viewClass.keyword) \(era)")
    }
    var activity = ContentDescription(ViewClass.activityIndicatorView.content)
    activity.hasSecondSize = true
    #expect(size(activity) == points(37, 37))
    var progress = ContentDescription(ViewClass.progressView.content)
    progress.hasSecondSize = true
    #expect(size(progress, .ios10) == points(nil, 2.5))
    var bar = ContentDescription(ViewClass.navigationBar.content)
    bar.hasSecondSize = true
    #expect(size(bar) == points(nil, 96))
    #expect(size(bar, .ios26) == points(nil, 106))
  }

  @Test("alignment rectangles of switches, sliders and segmented controls are smaller")
  func alignmentInsets() {
    let insets = { (viewClass: ViewClass, era: Era) in
      ContentDescription(viewClass.content).alignmentRectInsets(in: era)
    }
    #expect(insets(.switch, .ios14) == EdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    #expect(insets(.slider, .ios14) == EdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
    #expect(insets(.slider, .ios26) == .zero)
    #expect(insets(.segmentedControl, .ios9) == EdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    #expect(insets(.button, .ios14) == .zero)
    #expect(insets(.view, .ios14) == .zero)
  }

  @Test("labels wrap at the width of the layout, or at their preferred width")
  func labels() {
    var label = ContentDescription(.label, text: "one two three")
    #expect(!label.wrapsToWidth)
    #expect(size(label, width: 50) == size(label))
    label.numberOfLines = 0
    #expect(label.wrapsToWidth)
    #expect(size(label).vertical == 20.5)
    #expect(size(label, width: 65).vertical == 41)
    #expect((size(label, width: 65).horizontal ?? .infinity) <= 65)
    label.preferredMaxLayoutWidth = 45
    #expect(!label.wrapsToWidth)
    #expect(size(label, width: 1000).vertical == 61)
    label.numberOfLines = 2
    #expect(size(label).vertical == 41)
    label.preferredMaxLayoutWidth = 0
    #expect(label.wrapsToWidth)
    #expect(size(ContentDescription(.label)) == points(0, 0))
    #expect(size(ContentDescription(.label, text: "")) == points(0, 0))
  }

  @Test("old documents have whole points")
  func wholePoints() {
    let label = ContentDescription(.label, text: "Label")
    #expect(size(label, .ios7, scale: 1).vertical == 21)
    #expect(size(label, .ios7, scale: 1).horizontal.map { $0.rounded() == $0 } == true)
  }

  @Test(
    "heights of classic buttons",
    arguments: [(11, 26), (12, 27), (14, 29), (15, 30), (17, 33), (20, 36)] as [(Double, Double)])
  func buttonHeights(fontSize: Double, height: Double) {
    var button = ContentDescription(.button, text: "Button")
    button.font = .system(fontSize)
    #expect(size(button).vertical == height)
    #expect(size(button, scale: 3).vertical == height)
  }

  @Test("classic buttons: whole points, a least width, insets, images")
  func classicButtons() {
    var button = ContentDescription(.button, text: "Button")
    button.font = .system(17)
    #expect(size(button, scale: 3) == points(51, 33))
    button.contentInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(size(button) == points(57, 25))
    #expect(size(ContentDescription(.button, text: "I")) == points(30, 30))
    var custom = ContentDescription(.button)
    custom.buttonKind = .custom
    #expect(size(custom) == points(30, 34))
    var image = ContentDescription(.button)
    image.imageSize = Size(width: 12, height: 70)
    #expect(size(image) == points(12, 70))
    var info = ContentDescription(.button)
    info.buttonKind = .detail
    #expect(size(info, .ios10) == points(22, 22))
    #expect(size(info) == points(24, 24))
  }

  @Test("configured buttons")
  func configuredButtons() throws {
    var button = ContentDescription(.button, text: "Button")
    button.buttonKind = .configured(ButtonConfiguration())
    #expect(size(button) == points(75, 34.5))
    let height = try #require(size(button, scale: 3).vertical)
    #expect(abs(height - 103.0 / 3) < 1e-9)
    let small = RenderingTraits(scale: 2, contentSizeCategory: .extraSmall)
    #expect(button.intrinsicSize(in: small).vertical == 31)
    button.imageSize = Size(width: 20, height: 10)
    var configuration = ButtonConfiguration(contentInsets: EdgeInsets(10), imagePadding: 5)
    button.buttonKind = .configured(configuration)
    #expect(size(button) == points(51 + 25 + 20, 40.5))
    configuration.imagePlacement = .top
    button.buttonKind = .configured(configuration)
    #expect(size(button) == points(51 + 20, 20.5 + 15 + 20))
  }

  @Test("text fields")
  func textFields() {
    var field = ContentDescription(.textField, text: "")
    field.placeholder = "Name"
    #expect(size(field).vertical == 34)
    #expect(size(field, .ios11).vertical == 30)
    let placeholderWidth = size(field).horizontal
    field.text = "Name"
    field.placeholder = "something longer"
    #expect(size(field).horizontal == placeholderWidth)
    field.borderStyle = .none
    let bare: [(Double, Double, Double)] = [
      (15, 18, 19.5), (17, 21, 22), (20, 24, 25.5), (24, 29, 30.5),
    ]
    for (fontSize, old, new) in bare {
      field.font = .system(fontSize)
      #expect(size(field, .ios10).vertical == old)
      #expect(size(field).vertical == new)
    }
    field.font = .system(14)
    field.borderStyle = .bezel
    #expect(size(field).vertical == 22)
  }

  @Test("text views have a size unless they scroll")
  func textViews() {
    var view = ContentDescription(.textView, text: "one two three")
    #expect(size(view) == points(nil, nil))
    #expect(!view.wrapsToWidth)
    view.isScrollEnabled = false
    #expect(view.wrapsToWidth)
    #expect(size(view).vertical == 33)
    #expect(size(view, width: 70).vertical == 16 + 33.5)
    view.text = nil
    #expect(size(view).vertical == 33)
  }

  @Test("image views are as large as their image")
  func images() {
    var image = ContentDescription(.image)
    #expect(size(image) == points(nil, nil))
    image.imageSize = Size(width: 30, height: 40)
    #expect(size(image) == points(30, 40))
  }

  @Test("segments are equal or as wide as their titles")
  func segments() throws {
    var control = ContentDescription(.segmentedControl)
    control.segments = ["One", "Second"]
    for (era, padding, height) in [(Era.ios10, 14.0, 28.0), (.ios14, 18, 31)] {
      let font = Font.system(13, weight: era == .ios10 ? .regular : .medium)
      let metrics = TextMetrics(font, in: RenderingTraits(scale: 2, era: era))
      let widths = control.segments.map { metrics.width(of: $0).rounded(.up) + padding }
      control.apportionsSegmentWidths = false
      let equal = points(2 * widths[1] + 1, height)
      #expect(size(control, era) == equal)
      control.apportionsSegmentWidths = true
      let apportioned = points(widths[0] + widths[1] + 1, height)
      #expect(size(control, era) == apportioned)
    }
    control.segments = []
    #expect(size(control) == points(0, 31))
  }

  @Test("page controls grow by page")
  func pageControls() {
    let expected: [(Era, Int, Double, Double)] = [
      (.ios10, 3, 39, 37), (.ios14, 1, 80.5, 26), (.ios26, 3, 73, 44), (.ios26, 6, 126, 44),
      (.ios10, 0, 0, 37),
    ]
    for (era, pages, width, height) in expected {
      var control = ContentDescription(.pageControl)
      control.numberOfPages = pages
      #expect(size(control, era) == points(width, height))
    }
  }
}
