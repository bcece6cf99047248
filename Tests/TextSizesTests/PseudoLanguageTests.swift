import Testing

@testable import TextSizes

@Suite("pseudo-languages") struct PseudoLanguageTests {
  @Test(
    "change texts as Xcode does",
    arguments: [
      (PseudoLanguage.double, "Sign In", "Sign In Sign In"), (.accented, "Sign In!", "Šíĝñ Îñ!"),
      (.bounded, "Sign In", "[# Sign In #]"), (.double, "", ""), (.double, "12:30", "12:30"),
      (.bounded, "→", "→"),
    ])
  func texts(_ language: PseudoLanguage, _ text: String, _ expected: String) {
    #expect(language.text(text) == expected)
  }

  @Test("keep one accented letter for each letter")
  func letters() {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let accented = PseudoLanguage.accented.text(letters)
    #expect(accented.count == letters.count)
    #expect(zip(letters, accented).allSatisfy { $0 != $1 })
  }

  @Test("makes texts longer by any number of characters, without a blank at the end")
  func longer() {
    for text in ["Inbox", "Staff ", "Å", "Zwei Wörter"] {
      for count in text.count...90 {
        let longer = PseudoLanguage.lengthened(text, to: count)
        #expect(longer.count == count)
        #expect(longer.last?.isWhitespace == false)
      }
    }
    #expect(PseudoLanguage.lengthened("Inbox", to: 9) == "Inbox one")
    #expect(PseudoLanguage.lengthened("Inbox", to: 10) == "Inbox onee")
    #expect(PseudoLanguage.lengthened("Staff ", to: 0) == "Staff")
  }
}
