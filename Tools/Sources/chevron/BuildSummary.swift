import ApiCoverage

/// The last lines after a failed build: how many errors there are, which names of Apple's the library does not have,
/// and what only Objective-C can do.
struct BuildSummary {
    let problems: [CompilerOutput.Problem]
    let names: KnownNames

    var lines: [String] {
        guard let first = problems.first(where: { !$0.place.isEmpty }) ?? problems.first else { return [] }
        var lines: [String] = []
        if problems.count > 1 { lines.append("\(problems.count) errors; the first one: \(first.text)") }
        var missing: [String] = []
        var (needsRuntime, castsImplementation) = (false, false)
        for problem in problems {
            if let file = Self.repeatedFile(problem.message) {
                lines.append(
                    """
                    the target \(file.target) has two files named \(file.name), which SwiftPM cannot build on any \
                    system; rename one of the files, or name one in `exclude` of the manifest
                    """)
            } else if Self.castsImplementation(problem.message) {
                castsImplementation = true
            } else if Self.needsObjectiveC(problem.message) {
                needsRuntime = true
            } else if let name = missingName(problem.message), !missing.contains(name) {
                missing.append(name)
            }
        }
        if !missing.isEmpty {
            let more = missing.count > 8 ? " and \(missing.count - 8) more" : ""
            let shown = missing.prefix(8).joined(separator: ", ")
            lines.append("Chevron does not have \(shown)\(more). `chevron check` lists all names, with their places.")
        }
        if castsImplementation {
            lines.append(
                """
                Swift on Linux cannot cast an IMP to a function (@convention(c) with Swift's types), and cannot make \
                one of a block (imp_implementationWithBlock, @convention(block)). Exchange the methods with \
                method_exchangeImplementations, override the method in a subclass, or put the code under \
                #if !canImport(Glibc).
                """)
        }
        if needsRuntime {
            lines.append(
                """
                Swift on Linux has no Objective-C runtime: methods are exchanged by method_exchangeImplementations \
                and its kin, and not looked up otherwise. Override the method in a subclass, or put the code under \
                #if !canImport(Glibc).
                """)
        }
        return lines
    }

    /// The name of Apple's that an error does not find, as `CALayer.filters` or `UIDynamicAnimator`.
    func missingName(_ message: String) -> String? {
        let quoted = Self.quoted(message)
        if message.hasPrefix("cannot find"), let name = quoted.first {
            return names.isAppleName(name) ? name : nil
        }
        guard message.contains("has no member"), quoted.count >= 2 else { return nil }
        let type = String(quoted[0].drop { $0 == "(" }.prefix { $0 != "?" && $0 != "<" && $0 != ")" })
            .replacing("any ", with: "").replacing(".Type", with: "")
        return names.isAppleName(type) ? "\(type).\(quoted[1])" : nil
    }

    /// An `IMP` that is called as a function, or that is made of a block.
    private static func castsImplementation(_ message: String) -> Bool {
        message.contains("is not representable in Objective-C") && message.contains("'@convention(")
            || message.hasPrefix("cannot find") && quoted(message).first?.hasPrefix("imp_") == true
    }

    private static func needsObjectiveC(_ message: String) -> Bool {
        if message.contains("is not representable in Objective-C") { return true }
        guard message.hasPrefix("cannot find"), let name = quoted(message).first else { return false }
        return ["class_", "method_", "objc_", "object_", "sel_", "protocol_", "ivar_", "property_"]
            .contains(where: name.hasPrefix)
            || ["IMP", "Method", "Ivar", "NSInvocation", "NSMethodSignature"].contains(name)
    }

    /// The file of `couldn't build …/Target.build/File.swift.o because of multiple producers`.
    private static func repeatedFile(_ message: String) -> (target: String, name: String)? {
        guard message.hasPrefix("couldn't build "), message.contains(" because of multiple producers"),
            let end = message.range(of: ".o because of")
        else { return nil }
        let parts = message[..<end.lowerBound].split(separator: "/")
        guard let name = parts.last, let target = parts.dropLast().last(where: { $0.hasSuffix(".build") })
        else { return nil }
        return (String(target.dropLast(6)), String(name))
    }

    /// The texts between single quotation marks.
    private static func quoted(_ text: String) -> [String] {
        text.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
            String($0.element)
        }
    }
}
