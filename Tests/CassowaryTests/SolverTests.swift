@testable import Cassowary
import Testing
