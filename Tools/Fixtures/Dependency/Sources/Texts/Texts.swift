import Foundation
#if os(Linux)
import Glibc
#else
import Darwin
#endif

public func greeting(for name: String) -> String {
    precondition(getpid() > 0)
    return "Hello, " + name
}
