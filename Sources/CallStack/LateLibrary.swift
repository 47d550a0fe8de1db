import Glibc

/// A library that is loaded on first use, so that a program without a need for it starts faster.
///
/// The handle is never closed, so that any thread may call a function at any time.
package struct LateLibrary: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer

    /// Nil if the library is not installed.
    package init?(_ name: String) {
        guard let handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { return nil }
        self.handle = handle
    }

    /// Returns a function of the library by its name; nil if the library lacks the function. The caller writes the type
    /// as in the library's header.
    package func function<Signature>(_ name: String, as type: Signature.Type) -> Signature? {
        FunctionCast.symbol(name, in: handle, as: type)
    }
}
