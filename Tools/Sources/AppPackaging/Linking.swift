/// The forms in which a packaged app contains Chevron and the Swift runtime.
public enum Linking: String, Sendable {
    /// In the program.
    case inProgram = "static"
    /// As shared libraries beside the program.
    case beside = "shared"

    /// The reason why an app cannot be packaged as requested.
    public struct Refusal: Error, CustomStringConvertible, Equatable {
        public let description: String
    }

    /// - Parameters:
    ///   - requested: the form that the arguments name; nil without one.
    ///   - sharedProducts: the names of the products of the packages that are shared libraries.
    public static func choose(_ requested: Linking?, sharedProducts: [String]) throws -> Linking {
        guard requested != .beside else { return .beside }
        guard let name = sharedProducts.sorted().first else { return .inProgram }
        guard requested == .inProgram else { return .beside }
        throw Refusal(
            description: "--static cannot be used: the product \(name) is a shared library, which would have a Swift "
                + "runtime beside that of the program, and the process would have every class twice. Use --shared, or "
                + "remove `type: .dynamic` from the product")
    }

    /// The name of an argument that gives a program a Swift runtime beside that of a shared library; nil without one.
    public static func secondRuntime(_ arguments: [String]) -> String? {
        ["--static-swift-stdlib", "-static-stdlib", "-static-executable"].first(where: arguments.contains)
    }
}
