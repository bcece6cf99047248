import AutoLayout
import Testing

@testable import LayLanguage

@Suite("The words of phrases")
struct LexiconTests {
  @Test("stand once in a list, and none is dropped as noise", arguments: PhraseSlot.allCases)
  func lists(_ slot: PhraseSlot) {
    var seen: [[String]: String] = [:]
    for entry in Lexicon.lists[slot] ?? [] {
      #expect(!entry.spoken.isEmpty)
      #expect(
        seen[entry.spoken] == nil || seen[entry.spoken] == entry.canonical, "\(slot): \(entry)")
      #expect(Lexicon.noise.isDisjoint(with: entry.spoken), "\(slot): \(entry)")
      seen[entry.spoken] = entry.canonical
    }
  }

  @Test("are in lower case, and no pattern has one that is dropped as noise")
  func patterns() {
    for row in Phrasebook.phrases {
      let words = row.form.vocabulary
      #expect(Lexicon.noise.isDisjoint(with: words), "\(row.pattern)")
      #expect(words.allSatisfy { $0 == $0.lowercased() }, "\(row.pattern)")
    }
  }

  @Test("name devices that there are")
  func devices() {
    for name in Lexicon.devices.values { #expect(Device.named(name) != nil, "\(name)") }
  }
}
