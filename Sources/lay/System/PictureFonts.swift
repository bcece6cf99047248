import InterfaceBuilder
import LayLanguage
import Synchronization
import TextSizes

/// The fonts that `rsvg-convert` writes texts with, found the same way: by fontconfig.
///
/// Apple's font is on no other system, and librsvg ignores `textLength`. With the widths of the font in its
/// place, words can be spaced so that they are as wide as they were measured.
enum PictureFonts {
  /// The families of ``SVGWriter``, without the name that means Apple's font to browsers.
  private static let families = "Inter,Helvetica Neue,Arial,sans\\-serif"

  /// Fontconfig's numbers, from the manual of FcPattern.
  private static let weights: [FontWeight: Int] = [
    .ultraLight: 0, .thin: 40, .light: 50, .regular: 80, .medium: 100, .semibold: 180, .bold: 200,
    .heavy: 205, .black: 210,
  ]

  private static let known = Mutex<[FontWeight: FontFile?]>([:])

  /// The font of a weight; nil if there is no fontconfig, or the font can't be read.
  @Sendable
  static func font(_ weight: FontWeight) -> FontFile? {
    if let font = known.withLock({ $0[weight] }) { return font }
    let font = find(weight)
    known.withLock { _ = $0.updateValue(font, forKey: weight) }
    return font
  }

  private static let named = Mutex<[AppFont]>([])

  /// The fonts that the user named.
  @Sendable
  static func added() -> [AppFont] { named.withLock { $0 } }

  /// Notes fonts of a file that the user named.
  static func add(_ fonts: [FontFile], of path: String) {
    named.withLock { $0 += fonts.map { AppFont(path: path, font: $0) } }
  }

  private static func find(_ weight: FontWeight) -> FontFile? {
    let pattern = "\(families):weight=\(weights[weight] ?? 80)"
    guard
      let answer = try? ChildProcess.output(of: ["fc-match", "-f", "%{index}:%{file}", pattern])
        .get()
    else { return nil }
    let parts = String(decoding: answer, as: UTF8.self).split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let index = Int(parts[0]),
      let bytes = try? Files.host.readFile(String(parts[1])).get(),
      let fonts = try? FontFile.fonts(in: bytes)
    else { return nil }
    // The upper half of the number is an instance of a variable font.
    let place = index & 0xFFFF
    return fonts.indices.contains(place) ? fonts[place] : nil
  }

  /// Latin, Greek and Cyrillic, signs, and what only chooses between forms: every font for pictures has them or needs
  /// none.
  private static let common: [ClosedRange<UInt32>] = [0...0x52F, 0x2000...0x2E7F, 0xFE00...0xFE0F]
  /// Characters by the blocks of 256 that fonts have or lack as a whole.
  private static let blocks = Mutex<[UInt32: Bool]>([:])

  /// Whether any font has a character; assumed if there is no fontconfig.
  @Sendable
  static func canDraw(_ scalar: Unicode.Scalar) -> Bool {
    if common.contains(where: { $0.contains(scalar.value) }) { return true }
    let block = scalar.value >> 8
    if let known = blocks.withLock({ $0[block] }) { return known }
    let pattern = ":charset=\(String(scalar.value, radix: 16))"
    let answer = try? ChildProcess.output(of: ["fc-list", pattern, "file"]).get()
    let isThere = answer.map { !$0.isEmpty } ?? true
    blocks.withLock { $0[block] = isThere }
    return isThere
  }
}
