extension FontFile {
  /// The width of a text in points, by its advances alone; nil if the font lacks a character.
  package func width(of text: String, pointSize: Double) -> Double? {
    var sum = 0.0
    for scalar in text.unicodeScalars {
      if let slot = FontFace.slot(scalar.value).map(Int.init), face.advances.indices.contains(slot)
      {
        sum += face.advances[slot]
      } else if let advance = face.characters[scalar.value] {
        sum += advance
      } else {
        return nil
      }
    }
    return sum * pointSize / 1000
  }
}
