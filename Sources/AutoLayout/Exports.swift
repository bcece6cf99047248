/// Geometry, fonts and the sizes of contents are part of the vocabulary of layouts, so importing this module imports
/// them, too.
@_exported import TextSizes
