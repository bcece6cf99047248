/// Holds nothing, and makes Swift pass the structure that it lies in by address.
///
/// Swift's ownership check takes apart each borrowed structure that can't be copied. A ``Tableau`` has some 150
/// fields and its component 300; the check was half the time of compiling the solver. What is passed by
/// address is checked field by field. Without the feature compiling takes longer; nothing else changes.
#if hasFeature(RawLayout)
@_rawLayout(size: 1, alignment: 1)
#endif
struct FixedPlace: ~Copyable {}
