/// Geometry, fonts and the sizes of contents are part of the vocabulary of layouts: whoever imports
/// this module has them, too.
@_exported import TextSizes
