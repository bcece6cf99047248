import AutoLayout
import SwiftLayouts
import Testing

/// The generated code of a layout.
@Suite("Written code") struct WrittenCodeTests {
  private static func code(_ layout: Layout, of view: Item.ID? = nil) -> String {
    SwiftWriter.code(layout, view: view ?? layout.root, style: .anchors)
  }

  /// A box whose width becomes required, and which is hidden, where the width is compact.
  private static func varied() throws -> Layout {
    var layout = Layout(isSolved: false)
    let box = try layout.addView(.view, named: "box", in: layout.root)
    let width = try layout.add(
      LayoutConstraint(
        Anchor(box, .width), .equal, to: nil, constant: 100, priority: .defaultHigh, name: "wide"))
    let height = try layout.add(
      LayoutConstraint(Anchor(box, .height), .equal, to: nil, constant: 50, name: "high"))
    try layout.edit { layout throws(LayoutError) in
      let compact = SizeClasses(horizontal: .compact, vertical: nil)
      try layout.vary(.priority(width, .required), in: compact)
      try layout.vary(.active(height, false), in: compact)
      try layout.vary(.property(box, "hidden", .bool(true)), in: compact)
    }
    return layout
  }

  @Test("sets everything that size classes change, and activates constraints last")
  func sizeClasses() throws {
    let code = Self.code(try Self.varied())
    let start = try #require(code.range(of: "private func applySizeClasses() {"))
    let body = code[start.upperBound...].split(separator: "\n").prefix(12).map {
      String($0.drop { $0 == " " })
    }
    #expect(
      body == [
        "NSLayoutConstraint.deactivate([wide, high])", "wide.priority = .defaultHigh",
        "var highIsActive = true", "box.isHidden = false",
        "if traitCollection.horizontalSizeClass == .compact {", "wide.priority = .required",
        "highIsActive = false", "box.isHidden = true", "}", "wide.isActive = true",
        "high.isActive = highIsActive", "}",
      ])
    #expect(!code.contains("NSLayoutConstraint.activate("))
  }

  @Test("is a subclass of the view's class, with the initializers of that")
  func superclass() throws {
    var layout = Layout(isSolved: false)
    let classes: [(ViewClass, String, String)] = [
      (.label, "UILabel", "override init(frame: CGRect) {"),
      (.stackView, "UIStackView", "required init(coder: NSCoder) {"),
      (.tableView, "UITableView", "super.init(frame: frame, style: style)"),
      (.webView, "WKWebView", "import WebKit"),
    ]
    for (viewClass, name, line) in classes {
      let view = try layout.addView(viewClass, named: "my\(name)", in: layout.root)
      let code = Self.code(layout, of: view)
      #expect(code.contains("View: \(name) {\n"), "\(code)")
      #expect(code.contains(line + "\n"), "\(code)")
      #expect(code.contains("required init?") == (viewClass != .stackView), "\(code)")
    }
  }

  @Test("has one block of SnapKit for each view, and none for the view that is written")
  func snapKitBlocks() throws {
    var layout = Layout(isSolved: false)
    let boxes = try ["a", "b"].map { try layout.addView(.view, named: $0, in: layout.root) }
    for box in boxes {
      try layout.add(LayoutConstraint(Anchor(box, .top), to: Anchor(layout.root, .top)))
    }
    for box in boxes {
      try layout.add(
        LayoutConstraint(
          Anchor(layout.root, .trailing), .greaterThanOrEqual, to: Anchor(box, .trailing),
          constant: 8))
    }
    let code = SwiftWriter.code(layout, view: layout.root, style: .snapkit)
    let lines = code.split(separator: "\n").map { $0.drop { $0 == " " } }
    let start = try #require(lines.firstIndex { $0.hasPrefix("a.snp") })
    #expect(
      lines[start..<start + 8] == [
        "a.snp.makeConstraints { make in", "make.top.equalToSuperview()",
        "make.trailing.lessThanOrEqualToSuperview().offset(-8)", "}",
        "b.snp.makeConstraints { make in", "make.top.equalToSuperview()",
        "make.trailing.lessThanOrEqualToSuperview().offset(-8)", "}",
      ])
  }

  @Test("a cell has what it shows in its content view, which is UIKit's")
  func contentView() throws {
    let source = """
      class Row: UITableViewCell {
        let box = UIView()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8).isActive = true
        }
      }
      """
    let document = try #require(try SwiftReader.documents([source]).first)
    let layout = try #require(try document.layout(of: "Row")).layout
    let code = Self.code(layout)
    #expect(code.contains("    contentView.addSubview(box)\n"), "\(code)")
    #expect(code.contains("box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8)"))
    for wrong in ["UITableViewCellContentView", "let contentView", "addSubview(contentView"] {
      #expect(!code.contains(wrong), "\(code)")
    }
    let copy = try #require(try SwiftReader.documents([code]).first)
    let name = SwiftWriter(layout, view: layout.root, style: .anchors).typeName
    let read = try #require(try copy.layout(of: name)).layout
    #expect(
      read.items.map { read.name(of: $0) } == layout.items.map { layout.name(of: $0) }, "\(code)")
  }

  @Test(
    "says what initializers and configurations take",
    arguments: [
      (
        ViewClass.segmentedControl, "segments", .text("A|BB"),
        ["UISegmentedControl(items: [\"A\", \"BB\"])"]
      ),
      (.activityIndicatorView, "large", .bool(true), ["UIActivityIndicatorView(style: .large)"]),
      (
        .view, "transform",
        .transform(AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 0)),
        ["box.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 0)"]
      ),
      (
        .button, "contentInsets", .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
        ["box.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"]
      ),
      (.button, "configured", .bool(true), ["box.configuration = .plain()"]),
    ] as [(ViewClass, String, PropertyValue, [String])])
  func initializers(
    _ viewClass: ViewClass, _ property: String, _ value: PropertyValue, _ lines: [String]
  ) throws {
    var layout = Layout(isSolved: false)
    let box = try layout.addView(viewClass, named: "box", in: layout.root)
    let known = try #require(ViewProperty.named(property))
    try known.set(value, of: box, in: &layout)
    let code = Self.code(layout)
    for line in lines { #expect(code.contains(line), "\(code)") }
    #expect(!code.contains("Left out"), "\(code)")
    guard property != "transform" else { return }
    let document = try #require(try SwiftReader.documents([code]).first)
    let name = SwiftWriter(layout, view: layout.root, style: .anchors).typeName
    let read = try #require(try document.layout(of: name)).layout
    let copy = try #require(read.item(named: "box"))
    #expect(known.value(of: copy, in: read) == known.value(of: box, in: layout), "\(code)")
  }

  @Test("a button's insets are part of its configuration, if it has one")
  func configuration() throws {
    var layout = Layout(isSolved: false)
    let ok = try layout.addView(.button, named: "ok", in: layout.root)
    let insets = PropertyValue.insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    for (name, value) in [
      ("configured", PropertyValue.bool(true)), ("contentInsets", insets),
      ("imagePadding", .number(6)), ("imagePlacement", .text("top")), ("text", .text("OK")),
    ] {
      try ViewProperty.named(name)?.set(value, of: ok, in: &layout)
    }
    let code = Self.code(layout)
    let document = try #require(try SwiftReader.documents([code]).first)
    let name = SwiftWriter(layout, view: layout.root, style: .anchors).typeName
    let read = try #require(try document.layout(of: name)).layout
    let copy = try #require(read.item(named: "ok"))
    for name in ["configured", "contentInsets", "imagePadding", "imagePlacement", "text"] {
      let property = try #require(ViewProperty.named(name))
      #expect(property.value(of: copy, in: read) == property.value(of: ok, in: layout), "\(name)")
    }
  }

  @Test("names what is left out")
  func remarks() throws {
    var layout = Layout(isSolved: false)
    let card = try layout.addView(.view, named: "card", in: layout.root)
    let box = try layout.addView(.imageView, named: "box", in: card)
    try ViewProperty.named("imageSize")?.set(.size(width: 8, height: 9), of: box, in: &layout)
    try layout.add(LayoutConstraint(Anchor(card, .top), .equal, to: Anchor(layout.root, .top)))
    let code = Self.code(layout, of: card)
    #expect(code.contains("// Left out: card.top = root.top, as it reaches outside\n"))
    #expect(code.contains("// Left out: box.imageSize 8x9"))
  }

  @Test("sets the font of a button's label, and the hugging of labels")
  func values() throws {
    var layout = Layout(isSolved: false)
    let button = try layout.addView(.button, named: "ok", in: layout.root)
    let label = try layout.addView(.label, named: "title", in: layout.root)
    try ViewProperty.named("font")?.set(.text("20 semibold"), of: button, in: &layout)
    try ViewProperty.named("textAlignment")?.set(.choice("center"), of: label, in: &layout)
    let code = Self.code(layout)
    #expect(code.contains("ok.titleLabel?.font = UIFont.systemFont(ofSize: 20, weight: .semibold)"))
    #expect(code.contains("title.textAlignment = .center\n"))
    for axis in ["horizontal", "vertical"] {
      #expect(
        code.contains("title.setContentHuggingPriority(UILayoutPriority(251), for: .\(axis))"))
    }
  }

  @Test(
    "has names that Swift takes",
    arguments: [
      ("URLLabel", "urlLabel"), ("subscript", "subscript2"), ("make", "make2"), ("AView", "aView"),
      ("URL", "url"), ("Red View", "redView"), ("widthAnchor", "widthAnchor2"),
    ])
  func names(name: String, written: String) throws {
    var layout = Layout(isSolved: false)
    let view = try layout.addView(.view, named: name, in: layout.root)
    #expect(SwiftWriter(layout, view: layout.root, style: .anchors).names[view] == written)
  }
}
