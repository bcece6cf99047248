/// Holds nothing, and makes functions get the structure that it lies in by its address.
///
/// Swift checks who owns a structure that can't be copied by taking it apart. A ``Tableau`` has 150 fields
/// and its component 300; that check was half the time of compiling the solver. What lies at an address
/// is checked field by field. Without the feature it takes longer, and everything else is the same.
#if hasFeature(RawLayout)
@_rawLayout(size: 1, alignment: 1)
#endif
struct FixedPlace: ~Copyable {}
