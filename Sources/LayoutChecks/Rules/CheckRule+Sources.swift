import AutoLayout
import LayoutDiagnostics

/// Rules about documents and code that don't show in layouts.
extension CheckRule {
  static let sources: [CheckRule] = [
    CheckRule(
      .unusableConstraint, .once,
      details: """
        Constraints of documents that name what is not in their scene, or a value that isn't one. Interface \
        Builder doesn't write them, but merges do. In Swift code, what ends the app: constraints between attributes \
        that don't go together, formats that can't be parsed, and SnapKit's updates of constraints that don't \
        exist. In scripts such a line is an error.
        """,
      example: """
        + <subviews>
        +   <switch translatesAutoresizingMaskIntoConstraints="NO" id="on">
        +     <rect key="frame" x="20" y="20" width="51" height="31"/>
        +   </switch>
        + </subviews>
        <constraints>
        -   <constraint firstItem="gone" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
        +   <constraint firstItem="on" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
        +   <constraint firstItem="on" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c2"/>
        </constraints>
        """, in: .document, find: flaws(.unusableConstraint)),
    CheckRule(
      .neverActivated, .once,
      details: "Constraints in Swift code that no property keeps for later.",
      example: """
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        - box.widthAnchor.constraint(equalToConstant: 10)
        + box.widthAnchor.constraint(equalToConstant: 10).isActive = true
        """, in: .code, find: flaws(.neverActivated)),
    CheckRule(
      .activatedEarly, .once,
      details: "Constraints in Swift code.",
      example: """
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        + addSubview(box)
        box.topAnchor.constraint(equalTo: topAnchor).isActive = true
        - addSubview(box)
        """, in: .code, find: flaws(.activatedEarly)),
    CheckRule(
      .addedRepeatedly, .once,
      details: """
        Constraints in Swift code that `layoutSubviews`, `viewDidLayoutSubviews`, `updateConstraints` and the like add \
        once more when they run once more, as long as all that they do can be followed. The layout is checked as the \
        first run leaves it.
        """,
      example: """
        final class Card: UIView {
          let box = UIView()
          override init(frame: CGRect) {
            super.init(frame: frame)
            box.translatesAutoresizingMaskIntoConstraints = false
            addSubview(box)
            box.topAnchor.constraint(equalTo: topAnchor).isActive = true
            box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            box.heightAnchor.constraint(equalToConstant: 40).isActive = true
        +     box.widthAnchor.constraint(equalToConstant: 40).isActive = true
          }
        -   override func layoutSubviews() {
        -     super.layoutSubviews()
        -     box.widthAnchor.constraint(equalToConstant: 40).isActive = true
        -   }
          required init?(coder: NSCoder) { nil }
        }
        """, in: .code, find: flaws(.addedRepeatedly)),
    CheckRule(
      .undecidedHeight, .once,
      details: """
        Table view cells in Swift code; UIKit makes them 44 points high and says so in the console.
        """,
      example: """
        final class Row: UITableViewCell {
          let name = UILabel()
          override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            name.translatesAutoresizingMaskIntoConstraints = false
        +     name.text = "Name"
            contentView.addSubview(name)
            name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
            name.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        +     name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
          }
          required init?(coder: NSCoder) { nil }
        }
        """, in: .code, find: flaws(.undecidedHeight)),
    CheckRule(
      .brokenOutlet, .once,
      details: """
        Outlets of classes whose sources, and those of all classes that they derive from, are files of the working tree that \
        are named after them (`Card.swift`, `Card+Layout.swift`, `Card.m`), and have the name nowhere. UIKit's own \
        properties are left out. The example's class Card has a property "name".
        """,
      example: """
        <subviews>
          <view customClass="Card" translatesAutoresizingMaskIntoConstraints="NO" id="card">
        -     <connections><outlet property="title" destination="label" id="o1"/></connections>
        +     <connections><outlet property="name" destination="label" id="o1"/></connections>
          </view>
          <label text="Hello" id="label"/>
        </subviews>
        """, in: .document, find: flaws(.brokenOutlet)),
    CheckRule(
      .missingImage, .once,
      details: """
        Images of views without an outlet, which no asset catalog and no file of the working tree (that of git) has. Where \
        there is no tree, or no catalog in it, nothing is said. The example's app has an image "sun".
        """,
      example: """
        - <subviews><imageView image="moon" id="picture"/></subviews>
        + <subviews><imageView image="sun" id="picture"/></subviews>
        """, in: .document, find: flaws(.missingImage)),
  ]

  /// Finds what reading the subject already found.
  private static func flaws(_ rule: Rule) -> @Sendable (CheckContext) -> [CheckFinding] {
    { context in
      context.subject.flaws.filter { $0.rule == rule }.enumerated().map { place, flaw in
        // Objects without an id are distinguished by their order.
        CheckFinding(
          rule, flaw.text, aspect: flaw.subject.id.isEmpty && place > 0 ? "\(place + 1)" : "",
          remedy: flaw.remedy, outsider: flaw.subject)
      }
    }
  }
}
