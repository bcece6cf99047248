import Testing

@testable import ConsoleLog

/// Logs on pages that a machine has translated.
@Suite("Translated logs")
struct TranslationTests {
  /// A log as a page in another language prints it, and how the words were read.
  struct Page: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let words: String
  }

  static let pages = [
    Page(
      testDescription: "Spanish",
      text: """
        No se pueden satisfacer simultáneamente las restricciones.
        (
            «<NSLayoutConstraint: 0x601 H: | - (20) - [UIImageView: 0x71]   (activo, nombres: '|': UITableViewCellContentView: 0x70)>»,
            «<NSLayoutConstraint: 0x602 H: [UIImageView: 0x71] - (20) - | (activo, nombres: «|»: UITableViewCellContentView: 0x70)>»,
            «<NSLayoutConstraint: 0x603 UIImageView: 0x71. ancho = = 300 (activo)>»,
            «<NSLayoutConstraint: 0x604 'UIView-Encapsulated-Layout-Width' UITableViewCellContentView: 0x70.width == 320 (activo)>»
        )

        Intentará recuperarse rompiendo la restricción
        <NSLayoutConstraint: 0x603 UIImageView: 0x71. ancho = = 300 (activo)>

        Haga un punto de interrupción simbólico en UIViewAlertForUnsatisfiableConstraints.
        """,
      words: "'activo, nombres' as 'active, names', 'activo' as 'active' and 'ancho' as 'width'"),
    Page(
      testDescription: "Chinese, with wide signs",
      text: """
        无法同时满足约束。
        （
            “＜NSLayoutConstraint：0x601 H：|-（20）-[UIImageView：0x71] （活动，名称：‘|’：UITableViewCellContentView：0x70）＞”，
            “＜NSLayoutConstraint：0x602 H：[UIImageView：0x71]-（20）-| （活动，名称：‘|’：UITableViewCellContentView：0x70）＞”，
            “＜NSLayoutConstraint：0x603 UIImageView：0x71．宽度 ＝＝ 300 （活动）＞”，
            “＜NSLayoutConstraint：0x604 'UIView-Encapsulated-Layout-Width' UITableViewCellContentView：0x70．宽度 ＝＝ 320 （活动）＞”
        ）
        将尝试通过打破约束来恢复
        ＜NSLayoutConstraint：0x603 UIImageView：0x71．宽度 ＝＝ 300 （活动）＞
        """,
      words: "'活动,名称' as 'active, names', '活动' as 'active' and '宽度' as 'width'"),
    Page(
      testDescription: "Russian, as of iOS 9",
      text: """
        (
            "<NSLayoutConstraint:0x601 H:|-(20)-[UIImageView:0x71]   (Имена: '|':UITableViewCellContentView:0x70 )>",
            "<NSLayoutConstraint:0x602 H:[UIImageView:0x71]-(20)-|   (Имена: '|':UITableViewCellContentView:0x70 )>",
            "<NSLayoutConstraint:0x603 UIImageView:0x71.ширина == 300>",
            "<NSLayoutConstraint:0x604 'UIView-Encapsulated-Layout-Width' H:[UITableViewCellContentView:0x70(320)]>"
        )
        Попытка восстановления с нарушением ограничения
        <NSLayoutConstraint:0x603 UIImageView:0x71.ширина == 300>
        """,
      words: "'Имена' as 'Names' and 'ширина' as 'width'"),
  ]

  @Test("say what they said before, and how their words were read", arguments: pages)
  func translated(_ page: Page) throws {
    let log = ConsoleLog(page.text)
    #expect(
      log.summary == """
        Horizontally, 20 + 300 + 20 = 340 pt are needed, 320 are available: 20 too many.
        Lower c3 to priority 999 (the system breaks it already; imageView.width becomes 280): set priority c3 999
        """)
    let remarks = try #require(log.explanations().explanations.first).remarks.map { $0.text }
    #expect(remarks.contains("The message above the list is translated, or missing."))
    #expect(
      remarks.contains { $0.hasSuffix(": read as before the page was translated: \(page.words).") })
  }

  @Test(
    "signs, relations and attributes are read",
    arguments: [
      ("UIView: 0x71. hauteur > = 44 (actif)", "UIView:0x71.height >= 44   (active)"),
      ("UIView:0x71.height ≥ 44 （アクティブ）", "UIView:0x71.height >= 44   (active)"),
      (
        "V: [UIView: 0x71] - (> = 8) - [UILabel: 0x72 « Fin : 2 »] (actif)",
        "V:[UIView:0x71]-(>=8)-[UILabel:0x72' Fin : 2 ']   (active)"
      ),
      (
        "UIView: 0x71.Oben == UIView: 0x70.Unten - 8 (aktiv)",
        "UIView:0x71.top == UIView:0x70.bottom - 8   (active)"
      ),
      (
        "V: | - (8) - [UILabel: 0x72]  (actif,  noms :  ' | ' : UIView: 0x70 )",
        "V:|-(8)-[UILabel:0x72]   (active, names: '|':UIView:0x70 )"
      ),
      (
        "UIView: 0x71.height == 0.5 * UIView: 0x70.height (active)",
        "UIView:0x71.height == 0.5*UIView:0x70.height   (active)"
      ),
    ])
  func lines(_ translated: String, _ plain: String) throws {
    let (line, repairs) = try #require(Repair.read("<NSLayoutConstraint: 0x6 \(translated)>"))
    #expect(line.description.unspaced == "<NSLayoutConstraint:0x6 \(plain)>".unspaced)
    #expect(repairs == [translated.contains("(active)") ? .spaces : .translation])
  }

  @Test("lines that need no translation aren't touched")
  func plain() throws {
    let text = "<NSLayoutConstraint:0x6 UILabel:0x71'宽度：5 (aktiv)'.width == 44   (active)>"
    let (line, repairs) = try #require(Repair.read(text[...]))
    #expect(line.description == text)
    #expect(repairs == [])
  }

  @Test(
    "behind a translated list, a constraint is the broken one, and one of the list in any language")
  func broken() throws {
    func broken(_ state: String, _ address: String) throws -> String? {
      let log = ConsoleLog(
        """
        (
            "<NSLayoutConstraint:0x601 UIView:0x71.width == 300   (active)>",
            "<NSLayoutConstraint:0x602 UIView:0x71.width == 320   (active)>"
        )
        Versucht, durch Aufheben dieser Einschränkung fortzufahren
        <NSLayoutConstraint:\(address) UIView:0x71.width == 300   (\(state))>
        """)
      let explanation = try #require(log.explanations().explanations.first)
      return explanation.diagnosis.broken.flatMap { explanation.log.line(of: $0).address }
    }
    #expect(try broken("active", "0x601") == "0x601")
    #expect(try broken("aktiv", "0x609") == "0x609")
    #expect(try broken("active", "0x609") == nil)
  }
}
