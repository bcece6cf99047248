import TextSizes

/// Fonts that the user names.
enum FontFiles {
  /// Their extensions.
  static let extensions = ["ttf", "otf", "ttc", "otc"]

  /// Registers the fonts of a file or directory, `PATH` or `NAME=PATH`.
  ///
  /// - Returns: Why that failed; nil if it worked.
  static func register(_ text: String) -> String? {
    if let entry = Files.entry(text) {
      return entry.kind == .directory ? registerAll(in: text) : register(file: text, as: nil)
    }
    guard let equals = text.firstIndex(of: "=") else { return register(file: text, as: nil) }
    let (name, path) = (String(text[..<equals]), String(text[text.index(after: equals)...]))
    return name.isEmpty ? "there isn't a name before '='" : register(file: path, as: name)
  }

  private static func registerAll(in directory: String) -> String? {
    switch Files.names(directory) {
    case .failure(let error): return error.reason
    case .success(let names):
      let fonts = names.sorted().filter { name in
        extensions.contains { name.lowercased().hasSuffix(".\($0)") }
      }
      if fonts.isEmpty { return "no file in it is a .ttf, .otf, .ttc or .otc" }
      for font in fonts {
        if let reason = register(file: "\(directory)/\(font)", as: nil) {
          return "\(font): \(reason)"
        }
      }
      return nil
    }
  }

  private static func register(file path: String, as name: String?) -> String? {
    switch Files.host.readFile(path) {
    case .failure(let error): return error.reason
    case .success(let bytes):
      do throws(FontFile.Problem) {
        let fonts = try FontFile.fonts(in: bytes)
        PictureFonts.add(fonts, of: path)
        if let name {
          guard fonts.count == 1 else {
            return "it holds \(fonts.count) fonts, which have names already"
          }
          fonts[0].register(as: name)
          return nil
        }
        for font in fonts {
          guard let name = font.name else { return "the font has no name; write NAME=\(path)" }
          font.register(as: name)
        }
        return nil
      } catch {
        return error.description
      }
    }
  }
}
