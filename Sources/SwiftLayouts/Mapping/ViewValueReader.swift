import AutoLayout
import InterfaceBuilder

/// The values of a view, as `set` takes them.
struct ViewValueReader {
  private let evaluator: Evaluator
  private let object: ObjectID
  /// The values of the view's UIKit properties.
  private let fields: [String: Value]
  private(set) var values: [(String, PropertyValue)] = []
  private(set) var remarks: [SwiftIssue] = []
  /// Whether a layout already has the view, with its other values.
  private let isUpdate: Bool

  /// Reads the values of a view; some of them may be stored in its controller.
  init(_ evaluator: Evaluator, _ object: ObjectID, controller: ObjectID?) {
    self.evaluator = evaluator
    self.object = object
    isUpdate = evaluator.liveItem(of: object) != nil
    let ofController = controller.map { Self.fields(of: $0, evaluator) } ?? [:]
    fields = Self.fields(of: object, evaluator).merging(
      ofController.filter { Self.ofControllers.contains($0.key) }
    ) { _, new in new }
    read()
  }

  /// The fields, except those that the app's classes declare themselves, whatever their names.
  private static func fields(of object: ObjectID, _ evaluator: Evaluator) -> [String: Value] {
    let found = evaluator.state[object]
    return found.fields.filter { name, _ in
      evaluator.types.declaredProperty(name, of: found.className)?.isOverride != false
    }
  }

  /// Properties of controllers that in a layout belong to their views.
  private static let ofControllers: Set<String> = [
    "additionalSafeAreaInsets", "viewRespectsSystemMinimumLayoutMargins",
  ]

  /// UIKit's names of properties that layouts name differently.
  static let renamed = [
    "isHidden": "hidden", "title": "text", "contentEdgeInsets": "contentInsets",
    "isLayoutMarginsRelativeArrangement": "layoutMarginsRelativeArrangement",
    "isBaselineRelativeArrangement": "baselineRelativeArrangement",
    "isScrollEnabled": "scrollEnabled", "setCustomSpacing": "customSpacing",
  ]

  /// Properties that are set in a special way, or later.
  private static let own: Set<String> = [
    "frame", "bounds", "center", "autoresizingMask", "translatesAutoresizingMaskIntoConstraints",
    "class", "image", "tag", "configuration", "contentOffset", "identifier",
  ]

  /// Whether a field is a UIKit value rather than something that the code or this reader stores.
  static func isOfUIKit(_ name: String) -> Bool {
    own.contains(name) || renamed[name] != nil || name.hasPrefix("fitted ")
      || ViewProperty.named(name) != nil
  }

  /// Properties to read first, because others depend on them.
  private static let first = ["axis", "buttonType"]

  private mutating func read() {
    let names = fields.keys.sorted()
    for name in Self.first + names.filter({ !Self.first.contains($0) }) {
      guard let value = fields[name], !Self.own.contains(name) else { continue }
      read(Self.renamed[name] ?? name, value)
    }
    readPickerStyle()
    readImage()
    readIntrinsicSize()
    if let reason = fields["translatesAutoresizingMaskIntoConstraints"]?.unknownReason {
      remark("translatesAutoresizingMaskIntoConstraints of 'VIEW'", reason)
    }
  }

  private mutating func remark(_ subject: String, _ reason: String) {
    let subject = subject.replacing("VIEW", with: evaluator.describe(.object(object)))
    let place = evaluator.state[object].place
    remarks.append(SwiftIssue("\(subject) isn't known: \(reason)", at: place))
  }

  private mutating func read(_ name: String, _ value: Value) {
    guard let property = ViewProperty.named(name), property.isWritable else { return }
    if value.isNone {
      if isUpdate, property.kind == .text {
        values.append((property.name, .text(property.isColor ? "none" : "")))
      }
      return
    }
    if let converted = convert(value, for: property) {
      values.append((property.name, converted))
    } else if isUpdate || Self.deciding.contains(property.name) {
      remark(
        Self.subjects[name] ?? "the \(name) of 'VIEW'",
        value.unknownReason ?? "it isn't a plain value")
    }
  }

  /// Properties that affect frames: without them frames differ from the app's.
  private static let deciding: Set<String> = [
    "text", "font", "placeholder", "segments", "numberOfPages", "numberOfLines", "hidden", "axis",
    "spacing", "alignment", "distribution", "customSpacing", "contentInsets", "contentInset",
    "imagePadding", "imagePlacement", "large", "buttonType", "preferredMaxLayoutWidth",
    "layoutMargins", "directionalLayoutMargins", "layoutMarginsRelativeArrangement",
    "hugging.horizontal", "hugging.vertical", "compressionResistance.horizontal",
    "compressionResistance.vertical", "transform", "additionalSafeAreaInsets",
    "viewRespectsSystemMinimumLayoutMargins",
  ]

  /// The words for some of them in a sentence.
  private static let subjects = [
    "hidden": "whether 'VIEW' is hidden", "customSpacing": "the spacing after 'VIEW'",
    "large": "the style of 'VIEW'",
    "layoutMarginsRelativeArrangement": "layoutMarginsRelativeArrangement of 'VIEW'",
    "viewRespectsSystemMinimumLayoutMargins":
      "viewRespectsSystemMinimumLayoutMargins of the controller of 'VIEW'",
    "hugging.horizontal": "the horizontal hugging of 'VIEW'",
    "hugging.vertical": "the vertical hugging of 'VIEW'",
    "compressionResistance.horizontal": "the horizontal compression resistance of 'VIEW'",
    "compressionResistance.vertical": "the vertical compression resistance of 'VIEW'",
  ]

  private func convert(_ value: Value, for property: ViewProperty) -> PropertyValue? {
    switch property.kind {
    case .number:
      if let word = value.asSymbol.flatMap(property.word) { return .choice(word) }
      if let number = evaluator.number(value) ?? evaluator.priority(value) {
        return .number(number)
      }
      return nil
    case .bool: return value.asBool.map(PropertyValue.bool)
    case .text: return text(of: value, property)
    case .choice: return value.asSymbol.flatMap(property.word).map(PropertyValue.choice)
    case .insets: return insets(of: value)
    case .size:
      guard case .structure("CGSize", let fields) = evaluator.coerce(value, to: "CGSize", in: nil)
      else { return nil }
      return .size(width: fields["width"], height: fields["height"])
    case .transform:
      guard case .structure(AffineTransform.typeName, let fields) = value else { return nil }
      return AffineTransform(fields).map(PropertyValue.transform)
    default: return nil
    }
  }

  private func text(of value: Value, _ property: ViewProperty) -> PropertyValue? {
    switch value {
    case .string(let text): return .text(text)
    case .font(let text): return .text(text)
    case .symbol(let word, _, nil) where !Self.free.contains(property.name):
      return .text(Self.words[word] ?? word)
    case .array(let values) where property.name == "segments":
      let titles = values.compactMap { $0.asString }
      return titles.count == values.count ? .text(titles.joined(separator: "|")) : nil
    case .symbol(_, _, .some):
      guard property.name == "font",
        case .font(let text) = evaluator.coerce(value, to: "UIFont", in: nil)
      else { return nil }
      return .text(text)
    default: return nil
    }
  }

  /// Texts that aren't one of the given words, so that no UIKit name can stand for one.
  private static let free: Set<String> = ["text", "font", "placeholder"]

  /// UIKit's words that layouts spell differently.
  private static let words = [
    "byWordWrapping": "wordWrap", "byCharWrapping": "characterWrap", "byClipping": "clip",
    "byTruncatingHead": "headTruncation", "byTruncatingTail": "tailTruncation",
    "byTruncatingMiddle": "middleTruncation",
  ]

  private func insets(of value: Value) -> PropertyValue? {
    var found = value
    if case .symbol = value { found = evaluator.coerce(value, to: "UIEdgeInsets", in: nil) }
    return found.asInsets.map(PropertyValue.insets)
  }

  /// Reads whether a date picker has wheels, which have a fixed size; without them, it is as large as the formatted
  /// date.
  ///
  /// Since iOS 14, the automatic style has no wheels (UIKit's page of `UIDatePickerStyle`).
  private mutating func readPickerStyle() {
    let type = evaluator.state[object].className
    guard !isUpdate, ViewClasses.viewClass(of: type, evaluator) == .datePicker,
      fields["preferredDatePickerStyle"]?.asSymbol != "wheels"
    else { return }
    values.append(("sizeGuess", .choice(Guess.content.rawValue)))
  }

  /// Reads the image, which is as large as a system symbol, or as the app's file, whose size isn't in the code.
  private mutating func readImage() {
    guard let value = fields["image"], !value.isNone else { return }
    let symbol = symbol(of: value)
    if let symbol {
      let isButton =
        ViewClasses.viewClass(of: evaluator.state[object].className, evaluator) == .button
      let size = isButton ? symbol.drawn : symbol.size
      values.append(("imageSize", .size(width: size.width, height: size.height)))
      if !isButton { values.append(("alignmentRectInsets", .insets(symbol.insets))) }
    }
    if symbol?.isKnown != true { values.append(("sizeGuess", .choice(Guess.image.rawValue))) }
  }

  /// The symbol of `UIImage(systemName:)`; nil for other images, and in a configuration that isn't known.
  private func symbol(of value: Value) -> ShownImage? {
    guard case .object(let image) = value,
      let name = evaluator.state[image].fields["systemName"]?.asString
    else { return nil }
    var points: Double?
    if let configuration = evaluator.state[image].fields["withConfiguration"] {
      guard case .object(let made) = configuration,
        let size = evaluator.state[made].fields["pointSize"].flatMap({ evaluator.number($0) })
      else { return nil }
      points = size
    }
    return SystemSymbol(named: name, resource: nil, scale: nil, weight: nil).image(points: points)
  }

  /// Reads the size that a class of the app declares.
  private mutating func readIntrinsicSize() {
    let type = evaluator.state[object].className
    guard !isUpdate,
      let property = evaluator.types.declaredProperty("intrinsicContentSize", of: type),
      let getter = property.getter
    else { return }
    let value = evaluator.run(getter: getter, of: property, me: .object(object))
    guard case .structure("CGSize", _) = value, let size = value.asSize else {
      remarks.append(SwiftIssue("the size that \(type) wants isn't known", at: property.place))
      return
    }
    let sides = [size.width, size.height].map { $0 < 0 ? nil : $0 }
    values.append(("intrinsicContentSize", .size(width: sides[0], height: sides[1])))
  }

  // MARK: Frames

  /// The frame of a view that no constraints lay out; nil if it isn't known.
  func frame(in superview: Size?) -> Rect? {
    switch fields["frame"] {
    case nil: return .zero
    case .bounds(let owner)? where owner == evaluator.state[object].parent:
      return Rect(origin: .zero, size: superview ?? Self.anySize)
    case let frame?:
      return frame.asRect.flatMap { $0.size.width >= 0 && $0.size.height >= 0 ? $0 : nil }
    }
  }

  /// The frame of a view that `sizeToFit` made as large as its content; nil for any other.
  func fittedFrame(_ content: Size) -> Rect? {
    if let center = fields[FittedFrame.center] {
      return center.asPoint.map { Rect(center: $0, size: content) }
    }
    return fields[FittedFrame.origin]?.asPoint.map { Rect(origin: $0, size: content) }
  }

  /// A size for superviews whose size isn't known yet: a frame that fills this one fills any other.
  private static let anySize = Size(width: 100, height: 100)

  /// The size of the superview that the frame belongs to.
  func base(in superview: Size?) -> Size? {
    if let superview { return superview }
    if case .bounds? = fields["frame"] { return Self.anySize }
    return nil
  }

  /// The parts of the frame that follow the superview.
  var mask: AutoresizingMask {
    let names = fields["autoresizingMask"]?.asSymbols ?? []
    let known: [(String, AutoresizingMask)] = [
      ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
      ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
      ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
    ]
    return known.filter { names.contains($0.0) }.reduce(into: []) { $0.formUnion($1.1) }
  }
}

/// The class in a layout for a Swift class.
enum ViewClasses {
  /// The nearest ancestor that layouts know; a plain view if there is none.
  static func viewClass(of type: String, _ evaluator: Evaluator) -> ViewClass {
    for name in [type] + evaluator.types.superclasses(of: type) {
      if let found = byClassName[name] { return found }
    }
    return .view
  }

  /// Defaults of views made in code that differ from those of Interface Builder's library.
  ///
  /// Image views fill their bounds (UIKit's page of `UIView.contentMode`). Labels and image views hug at 250, as
  /// conflicts in the console show (`UILabel … Hug:250`). Text fields have no border and a font of 17 points (UIKit's
  /// pages of `UITextField.borderStyle` and `font`).
  static let madeInCode: [ViewClass: [(property: String, value: PropertyValue)]] = [
    .label: plainHugging,
    .imageView: plainHugging + [("contentMode", .choice("scaleToFill"))],
    .textField: [("borderStyle", .text("none")), ("font", .text("17"))],
  ]

  private static let plainHugging: [(property: String, value: PropertyValue)] =
    ["horizontal", "vertical"].map { ("hugging.\($0)", .number(250)) }

  private static let byClassName = Dictionary(
    ViewClass.all.map { ($0.className, $0) }, uniquingKeysWith: { first, _ in first })
}
