import Glibc

/// Functions under another type. All uses of `unsafeBitCast` are in this file.
package enum FunctionCast {
    /// Returns a function of the main actor under a type without an actor. The caller calls the function on the main
    /// thread, or calls a function that may run on any thread.
    ///
    /// The cast is sound because an actor is no part of a function's value: both types are one address and one context,
    /// and the compiler, not the called function, checks the actor of a synchronous call. In debug builds the types are
    /// compared: they may differ in nothing but the actor and `@Sendable`.
    package static func withoutActor<Isolated, Plain>(_ function: Isolated, as type: Plain.Type) -> Plain {
        #if DEBUG
        guard nameWithoutActor(Isolated.self) == nameWithoutActor(type) else {
            fatalError(
                "FunctionCast.withoutActor: \(Isolated.self) and \(type) differ in more than the actor; change one")
        }
        #endif
        return unsafeBitCast(function, to: type)
    }

    static func nameWithoutActor(_ type: Any.Type) -> String {
        var name = "\(type)"
        for word in ["@MainActor ", "@Sendable "] { name = name.removing(word) }
        return name
    }

    /// Returns the function of a C library by its name; nil if the library lacks the function.
    ///
    /// The cast is sound because `dlsym` returns the address of the function, and a value of a `@convention(c)` type is
    /// this address. The caller writes the type as in the library's header, which no cast can check.
    /// - Parameter library: a handle of `dlopen`; nil searches the program and its libraries.
    package static func symbol<Function>(
        _ name: String, in library: UnsafeMutableRawPointer? = nil, as type: Function.Type
    ) -> Function? {
        dlsym(library, name).map { cFunction($0, as: type) }
    }

    /// Returns the address of a C function under another C type, as C's cast of a function pointer. A type of another
    /// size, as that of a closure, stops the program.
    package static func cFunction<Address, Function>(_ address: Address, as type: Function.Type) -> Function {
        let size = MemoryLayout<UInt>.size
        guard MemoryLayout<Address>.size == size, MemoryLayout<Function>.size == size else {
            fatalError("FunctionCast.cFunction: \(Address.self) or \(type) is no address; write a @convention(c) type")
        }
        return unsafeBitCast(address, to: type)
    }
}

extension String {
    fileprivate func removing(_ word: String) -> String {
        var (kept, rest) = ("", self[...])
        while !rest.isEmpty {
            if rest.hasPrefix(word) { rest = rest.dropFirst(word.count) } else { kept.append(rest.removeFirst()) }
        }
        return kept
    }
}
