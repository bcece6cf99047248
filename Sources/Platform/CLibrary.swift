// The system's C library by its own names. Differences between systems are in this module only.
#if canImport(Darwin)
@_exported import Darwin
#elseif canImport(Musl)
@_exported import Musl
#elseif canImport(Glibc)
@_exported import Glibc
#endif
