import Foundation

/// Text that wants to be something else wherever it is printed: an escape sequence, a command of a runner, markup.
enum HostileText {
  /// Hostile text in a file's name.
  static let name =
    "a\n::add-mask::b\r::stop-commands::c\u{1B}[31m\u{9B}31m\u{7F}\u{85}\u{202E}\u{2066}\u{200E}\u{200F}"
    + "\u{61C}##[error]d##vso[task.complete]`|`](http:x)@all<script>alert(1)<img onerror=x>--]]>"

  /// The same as XML writes it, which has no escape character.
  static let inXML = name.unicodeScalars.filter { $0 != "\u{1B}" }.map { "&#\($0.value);" }.joined()

  /// The same in a string of a script.
  static let inScript = name.unicodeScalars.map {
    $0.value >= 0x20 && $0.value < 0x7F ? String($0) : "\\u{\(String($0.value, radix: 16))}"
  }.joined()

  /// The same in a comment or a log, where lines end at its ends.
  static let line = name.replacing("\u{85}", with: "")

  /// Files of every kind with this text in each place for names and texts, two of each.
  static func files(in directory: TemporaryDirectory) throws -> [String: [String]] {
    let contents: [(ending: String, content: (Int) -> String)] = [
      ("storyboard", storyboard), ("xib", xib), ("lay", script), ("swift", code), ("log", log),
      ("md", markdown),
    ]
    var files: [String: [String]] = [:]
    for (ending, content) in contents {
      files[ending] = try (1...2).map { number in
        let path = "files/\(number)\(name).\(ending)"
        try directory.file(path, content(number))
        return path
      }
    }
    return files
  }

  private static func view(_ number: Int) -> String {
    """
    <view key="view" id="v" userLabel="\(inXML)" customClass="\(inXML)" restorationIdentifier="\(inXML)">\
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
    <label id="l\(inXML)" text="\(inXML)" userLabel="1\(inXML)" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="10" y="\(number * 10)" width="200" height="40"/>\
    <fontDescription key="fontDescription" name="\(inXML)" family="\(inXML)" pointSize="17"/></label>\
    <imageView id="i" image="\(inXML)" userLabel="2\(inXML)" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="10" y="10" width="50" height="40"/></imageView></subviews><constraints>\
    <constraint firstItem="i" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
    constant="10" id="c1" identifier="\(inXML)"/>\
    <constraint firstItem="i" firstAttribute="width" constant="\(number * 50)" id="c2\(inXML)" identifier="\(inXML)"/>\
    <constraint firstItem="i" firstAttribute="width" constant="900" id="c3" identifier="3\(inXML)"/>\
    <constraint firstItem="l\(inXML)" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c4"/>\
    </constraints></view>
    """
  }

  private static func xib(_ number: Int) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>\(view(number))</objects></document>
    """
  }

  private static func storyboard(_ number: Int) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="s\(inXML)"><objects>\
    <viewController id="vc\(inXML)" userLabel="\(inXML)" title="\(inXML)" storyboardIdentifier="\(inXML)" \
    customClass="\(inXML)">\(view(number))<connections><outlet property="\(inXML)" destination="i" id="o"/>\
    <segue destination="none" kind="\(inXML)" identifier="\(inXML)" id="g"/></connections></viewController>\
    </objects></scene></scenes></document>
    """
  }

  private static func script(_ number: Int) -> String {
    """
    #! tags: \(line.prefix { !$0.isNewline })
    # \(line.replacing("\n", with: "\n# ").replacing("\r", with: "\n# "))
    add label a "\(inScript)"
    add view "b<script>alert(1)`|`](http:x)@all ##[error]"
    get a.text
    pin a.width = 50
    pin a.width = \(number * 60)
    dump json
    \(number == 1 ? "" : "::add-mask::b##[error]")
    expect a.text = "\(inScript)\(inScript)"
    """
  }

  private static func markdown(_ number: Int) -> String {
    "# \(line)\n\n```lay\n\(script(number))\n```\n"
  }

  private static func code(_ number: Int) -> String {
    """
    import UIKit
    // \(line.replacing("\n", with: " ").replacing("\r", with: " "))
    final class Card: UIView {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "\(inScript)"
        label.accessibilityIdentifier = "\(inScript)"
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        let width = label.widthAnchor.constraint(equalToConstant: \(number * 40))
        width.identifier = "\(inScript)"
        NSLayoutConstraint.activate([width, label.leadingAnchor.constraint(equalTo: leadingAnchor)])
      }
      required init?(coder: NSCoder) { fatalError("\(inScript)") }
    }
    """
  }

  private static func log(_ number: Int) -> String {
    let name = line.replacing("\n", with: " ").replacing("\r", with: " ")
    return """
      \(line)
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 '\(name)' H:[UIImageView:0x10f2a0'\(name)'(\(number * 50))]   (active)>",
          "<NSLayoutConstraint:0x2 '4\(name)' UIImageView:0x10f2a0'\(name)'.width == 300   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x2 '4\(name)' UIImageView:0x10f2a0'\(name)'.width == 300   (active)>
      \(line)
      """
  }
}
