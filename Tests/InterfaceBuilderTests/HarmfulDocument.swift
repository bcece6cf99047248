/// Documents made to do harm.
enum HarmfulDocument {
  /// Every one, by what it tries.
  static let all: [(title: String, bytes: [UInt8])] =
    [
      ("a bomb of entities", bomb),
      ("a bomb of entities after a comment", "<!-- <a --><?x <a?>" + bomb),
      (
        "an entity in another file",
        "<!DOCTYPE d [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>"
          + document("<view id=\"a\">\(frame)&a;</view>")
      ),
      ("views in views, 10,000 deep", document(nested(10_000))),
      ("views in views, as deep as allowed", document(nested(120))),
      ("unclosed elements", String(repeating: "<a>", count: 1_000_000)),
      ("10,000 views with one id", document(many(10_000) { _ in "a" })),
      ("constraints in a circle", circle(100)),
      ("controllers that hold each other", controllersInACircle),
      ("an attribute of a megabyte", document("<view id=\"\(long)\">\(frame)</view>")),
      ("a text of a megabyte", label(text: long)),
      ("lines of a megabyte", label(text: String(repeating: "&#10;", count: 200_000))),
    ].map { ($0.0, Array($0.1.utf8)) } + oddNumbers

  private static let long = String(repeating: "a", count: 1 << 20)
  private static let frame =
    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"300\"/>"

  private static func document(_ objects: String) -> String {
    "<document targetRuntime=\"iOS.CocoaTouch\" toolsVersion=\"17701\" useAutolayout=\"YES\">"
      + "<objects>\(objects)</objects></document>"
  }

  private static var bomb: String {
    let entities = (1...20).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }
    return "<!DOCTYPE d [<!ENTITY e0 \"ha\">\(entities.joined())]>"
      + document("<view id=\"a\">\(frame)&e20;</view>")
  }

  private static func nested(_ depth: Int) -> String {
    String(repeating: "<view>\(frame)<subviews>", count: depth)
      + String(repeating: "</subviews></view>", count: depth)
  }

  private static func many(_ count: Int, id: (Int) -> String) -> String {
    let views = (0..<count).map { "<view id=\"\(id($0))\">\(frame)</view>" }
    return "<view id=\"root\">\(frame)<subviews>\(views.joined())</subviews></view>"
  }

  /// Each view is twice as wide as the next, the last twice as wide as the first.
  private static func circle(_ count: Int) -> String {
    let views = (0..<count).map {
      "<view id=\"v\($0)\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    }
    let constraints = (0..<count).map {
      "<constraint firstItem=\"v\($0)\" firstAttribute=\"width\" "
        + "secondItem=\"v\(($0 + 1) % count)\" secondAttribute=\"width\" multiplier=\"2\" "
        + "constant=\"1\"/>"
    }
    return document(
      "<view id=\"root\">\(frame)<subviews>\(views.joined())</subviews>"
        + "<constraints>\(constraints.joined())</constraints></view>")
  }

  private static var controllersInACircle: String {
    let scenes = ["ab", "ba"].map { pair in
      "<scene sceneID=\"\(pair)\"><objects><navigationController id=\"\(pair.first ?? "a")\">"
        + "<view key=\"view\" id=\"v\(pair)\">\(frame)</view><connections>"
        + "<segue destination=\"\(pair.last ?? "b")\" kind=\"relationship\" "
        + "relationship=\"rootViewController\"/></connections></navigationController>"
        + "</objects></scene>"
    }
    return "<document targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\" "
      + "initialViewController=\"a\"><scenes>\(scenes.joined())</scenes></document>"
  }

  private static func label(text: String) -> String {
    document(
      "<view id=\"root\">\(frame)<subviews><label id=\"a\" text=\"\(text)\" numberOfLines=\"0\" "
        + "translatesAutoresizingMaskIntoConstraints=\"NO\"/></subviews><constraints>"
        + "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"100\"/></constraints>"
        + "</view>")
  }

  /// Numbers that are too large, too small or no numbers at all, in every place for one.
  private static var oddNumbers: [(title: String, bytes: [UInt8])] {
    ["1e308", "-1e308", "1e309", "1e-320", "nan", "inf", "1e9", "-1e9", "", "0x10"].map { number in
      let text = document(
        "<view id=\"root\"><rect key=\"frame\" x=\"\(number)\" y=\"\(number)\" width=\"\(number)\" "
          + "height=\"300\"/><subviews><stackView id=\"a\" spacing=\"\(number)\" "
          + "translatesAutoresizingMaskIntoConstraints=\"NO\"><subviews><label id=\"b\" text=\"x\" "
          + "horizontalHuggingPriority=\"\(number)\"><fontDescription key=\"fontDescription\" "
          + "type=\"system\" pointSize=\"\(number)\"/></label></subviews></stackView></subviews>"
          + "<constraints><constraint firstItem=\"a\" firstAttribute=\"width\" "
          + "secondItem=\"root\" secondAttribute=\"height\" multiplier=\"\(number)\" "
          + "constant=\"\(number)\" priority=\"\(number)\"/>"
          + "<constraint firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"root\" "
          + "secondAttribute=\"leading\" constant=\"\(number)\"/></constraints></view>")
      return ("the number '\(number)'", Array(text.utf8))
    }
  }
}
