import Foundation
import Testing

@testable import TextSizes

@Suite("Font resource")
struct TextModelTests {
  @Test("every line of the resource is read")
  func resource() throws {
    let model = try FontModel(reading: PackageResources.SystemFont_txt)
    for name in FontFace.Name.allCases {
      let face = try #require(model.faces[name])
      #expect(face.text.allSatisfy { 150...1200 ~= $0 })
      #expect(face.display.allSatisfy { 150...1200 ~= $0 })
    }
    let designs: [SystemFontDesign] = [.helveticaNeue, .static9, .static10, .variable]
    #expect(designs.allSatisfy { model.trackings[$0] != nil })
    #expect(model.tracking(.variable, size: 17) == -25.3)
    #expect(model.fallback.emoji.value(at: 17) == 1353)
    #expect(model.fallback.similarLetters[0x43D] == FontFace.slot(0x65))
    #expect(model.fallback.hangulSyllable == 865)
    #expect(FontModel.shared.faces.count == model.faces.count)
  }

  @Test("pairs overrule classes, early classes later ones; Helvetica Neue has no classes")
  func kerning() throws {
    let faces = FontModel.shared.faces
    func kerning(_ name: FontFace.Name, _ pair: String) throws -> Double {
      let slots = pair.unicodeScalars.compactMap { FontFace.slot($0.value) }
      return try #require(faces[name]).kerning(slots[0], slots[1])
    }
    #expect(try kerning(.medium, "AV") == -47)
    #expect(try kerning(.light, "AV") == -59)
    #expect(try kerning(.light, "rt") == 12)
    #expect(try kerning(.light, "7.") == -33)
    #expect(try kerning(.semibold, "rt") == 37)
    #expect(try kerning(.helvetica, "7.") == 0)
  }

  @Test("the base letters are those that Unicode decomposes")
  func baseLetters() {
    let letters = FontModel.shared.fallback.baseLetters
    for value in UInt32(0x80)...0x2_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let decomposed = Array(
        String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars)
      let base = decomposed.count > 1 ? FontFace.slot(decomposed[0].value) : nil
      #expect(letters[value] == base, "U+\(String(value, radix: 16))")
    }
  }

  @Test(
    "a malformed resource names its line",
    arguments: [
      ("A 1", 1), ("[advances]\nA 1 2", 2), ("[nonsense]", 1), ("// x\n\n[tracking]\n17 a b c", 4),
      ("[kerning bold]\nA V", 2), ("[characters]\nZZ 3 name", 2), ("[scripts]\n2 1 5 name", 2),
      ("[han]\n1", 2), ("[emoji]\n1", 2), ("[similar letters]\nн", 2), ("[base letters]\né é", 2),
      ("[kerning classes]\nA é 3", 2),
      ("[kerning classes]\nA B 99999", 2),
    ])
  func malformed(text: String, line: Int) {
    let error = #expect(throws: FontModelError.self) {
      try FontModel(reading: Array(text.utf8))
    }
    #expect(error?.line == line)
  }
}
