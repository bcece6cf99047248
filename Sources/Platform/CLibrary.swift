// The system's C library under its own name. Differences between systems are confined to this module.
#if canImport(Darwin)
@_exported import Darwin
#elseif canImport(Musl)
@_exported import Musl
#elseif canImport(Glibc)
@_exported import Glibc
#endif
