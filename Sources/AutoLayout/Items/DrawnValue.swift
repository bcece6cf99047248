/// How a view is drawn inside its frame: values that don't affect layout.
package enum DrawnValue: String, Hashable, Sendable, CaseIterable {
  /// `backgroundColor`
  case backgroundColor
  /// `tintColor`
  case tintColor
  /// `textColor` of a label, text field or text view, `titleColor(for:)` of a button.
  case textColor
  /// `minimumScaleFactor`: how far a line of text may shrink to fit, as a share of its size; 1 for not at all.
  case minimumScaleFactor
  /// `textAlignment`
  case textAlignment
  /// `contentMode`
  case contentMode
  /// `isOpaque`
  case opaque
  /// `layer.cornerRadius`, in points.
  case cornerRadius
  /// `layer.borderWidth`, in points.
  case borderWidth
  /// `layer.borderColor`
  case borderColor
  /// The name of an image view's or button's image: in an asset catalog, or of a system symbol.
  case image
  /// The image name of a button's `backgroundImage(for:)`.
  case backgroundImage
  /// The app's own class that draws the view.
  case customClass
  /// The style of a button with a configuration.
  case buttonStyle
  /// `baseBackgroundColor` of a button's configuration.
  case baseBackgroundColor
  /// `isOn` of a switch.
  case isOn
  /// `onTintColor` of a switch, `minimumTrackTintColor` of a slider, and the equivalent in other controls for the part
  /// that is filled or selected.
  case onTintColor
  /// `maximumTrackTintColor` of a slider, and the equivalent in other controls for the rest.
  case trackTintColor
  /// `thumbTintColor` of a switch or slider.
  case thumbTintColor
  /// The value of a slider or progress view, from 0 to 1.
  case fraction
  /// `selectedSegmentIndex` of a segmented control, -1 for none; `currentPage` of a page control.
  case selectedSegment
  /// The accessory at the end of a table row.
  case accessoryType
  /// `UITableView.Style`
  case tableStyle
  /// Whether a table draws separators between its rows.
  case separatorStyle
  /// The color of the separators.
  case separatorColor
  /// The insets of the separators, in points; of a table or of one of its rows.
  case separatorInset
  /// The text above the first row of a section.
  case sectionHeader
  /// The text below the last row of a section.
  case sectionFooter
  /// The title of a navigation bar.
  case barTitle
  /// `leftBarButtonItems` of a navigation bar, as ``BarItem`` writes them.
  case leftItems
  /// `rightBarButtonItems` of a navigation bar.
  case rightItems
  /// The items of a toolbar or tab bar.
  case items

  /// Whether the value is a color, or none.
  var isColor: Bool {
    switch self {
    case .backgroundColor, .tintColor, .textColor, .borderColor, .baseBackgroundColor,
      .onTintColor, .trackTintColor, .thumbTintColor, .separatorColor:
      true
    default: false
    }
  }
}

extension ViewClass {
  /// The value that Interface Builder gives new views of the class.
  ///
  /// Counted in 900 documents: labels have the content mode left (2,857 of 2,883), images scaleAspectFit (645 of 957),
  /// search bars redraw (10 of 10), cells and their contents center (805 of 806), all others scaleToFill.
  package func fresh(_ value: DrawnValue) -> PropertyValue {
    switch value {
    case _ where value.isColor: .choice("none")
    case .image, .backgroundImage, .customClass, .barTitle, .leftItems, .rightItems, .items,
      .sectionHeader, .sectionFooter:
      .choice("none")
    case .tableStyle: .choice("plain")
    case .separatorStyle: .choice("singleLine")
    case .separatorInset: .insets(EdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    case .minimumScaleFactor: .number(1)
    case .fraction: .number(0.5)
    case .buttonStyle: .choice("tinted")
    case .accessoryType: .choice("none")
    case .isOn: .bool(true)
    case .textAlignment: .choice("natural")
    case .contentMode: .choice(Self.contentModes[self] ?? "scaleToFill")
    case .opaque: .bool(!Self.translucent.contains(self))
    default: .number(0)
    }
  }

  private static let contentModes: [ViewClass: String] = [
    .label: "left", .imageView: "scaleAspectFit", .searchBar: "redraw",
    .tableViewCellContentView: "center", .collectionViewCell: "center",
  ]

  /// The classes whose views documents store as not opaque (7,146 of 7,187 views).
  private static let translucent: Set<ViewClass> = [
    .label, .button, .textField, .switch, .slider, .stepper, .segmentedControl, .progressView,
    .activityIndicatorView, .pageControl, .toolbar, .stackView, .horizontalStackView,
    .verticalStackView, .tableViewCellContentView, .collectionViewCell, .visualEffectView,
  ]
}
