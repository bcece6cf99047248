import LayLanguage
import LayoutDiagnostics
import LayoutPictures
import LayoutSession

/// What the page is and shows.
enum LiveScene {
  /// The page, which gets everything else from its server.
  static func page(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>\(XMLText.escaped(VisibleText.shown(title)))</title></head>
    <body><p>This lay has no page yet.</p></body></html>

    """
  }

  /// What there is to see in a session.
  static func scene(of interpreter: Interpreter) -> JSONValue {
    ["svg": .string(Drawing(of: interpreter.session.layout).svg())]
  }

  /// The answer to a question about a session.
  static func answer(_ request: JSONValue, _ interpreter: Interpreter) -> JSONValue {
    switch request["ask"]?.text {
    case "scene": ["scene": scene(of: interpreter)]
    default: ["error": .string("this can't be asked")]
    }
  }
}
