// The system's C library by its own names. What differs between systems stands in this module and nowhere else.
#if canImport(Darwin)
@_exported import Darwin
#elseif canImport(Musl)
@_exported import Musl
#elseif canImport(Glibc)
@_exported import Glibc
#endif
