/// A kind of picture that can be written, by the ending of its file.
enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case svg
  case html
  case png
  case pdf
}
