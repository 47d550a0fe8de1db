import SwiftSyntax

/// An object that forwards to another one what it does not implement itself: a class with `forwardingTarget(for:)`.
/// UIKit calls a delegate through Swift's protocols here, so that such a class gets each optional requirement of its
/// protocols. The requirement asks `responds(to:)` and `forwardingTarget(for:)` as Objective-C does, calls the object
/// that these name, and gives the protocol's default otherwise.
///
/// In a program with such a class every class lists the requirements that it implements itself: `responds(to:)` finds
/// them there.
enum ForwardingProxies: RewritingRule {
    static let name = "Forwarding proxies"
    static let sites: [SyntaxKind] = [.classDecl]
    static let bodyWords: Set<String> = []

    private static let list = "implementedRequirements"

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let declaration = node.as(ClassDeclSyntax.self), !context.program.forwarded.references.isEmpty else {
            return
        }
        let path = context.enclosingType
        guard let entry = context.program.entries[path] else { return }
        listImplemented(declaration, path, entry, context)
        forward(declaration, path, context)
    }

    // MARK: What a class implements itself

    private static func listImplemented(
        _ declaration: ClassDeclSyntax, _ path: String, _ entry: ProgramFacts.Entry, _ context: RewritingContext
    ) {
        let program = context.program
        guard let methods = program.forwarded.implemented(by: path, program),
            !entry.properties.contains(where: { $0.name == list })
        else { return }
        let isOverride = program.lineage(of: path).dropFirst().contains {
            program.forwarded.implemented(by: $0, program) != nil
        }
        let access = ["open", "public"].first(where: declaration.modifiers.has).map { $0 + " " } ?? ""
        let names = methods.map { "\"\(SelectorName.of($0))\"" }.joined(separator: ", ")
        let kind = declaration.modifiers.has("final") ? (isOverride ? "class" : "static") : "class"
        let head = "\(access)nonisolated \(isOverride ? "override " : "")\(kind) var \(list): [String]"
        context.addMembers(
            ["\(head) { \(isOverride ? "super.\(list) + " : "")[\(names)] }"], to: declaration.memberBlock)
        guard !isOverride else { return }
        if let last = declaration.inheritanceClause?.inheritedTypes.last {
            context.insert(", RequirementImplementer", at: last.end)
        } else {
            context.insert(
                ": RequirementImplementer", at: declaration.genericParameterClause?.end ?? declaration.name.end)
        }
        FrameworkImports.note("RequirementImplementer", context)
    }

    // MARK: What a proxy forwards

    private static func forward(_ declaration: ClassDeclSyntax, _ path: String, _ context: RewritingContext) {
        guard let requirements = context.program.forwarded.byClass[path] else { return }
        let access = declaration.modifiers.has("open") || declaration.modifiers.has("public") ? "public " : ""
        var members: [String] = []
        var missing: Set<String> = []
        for (proto, method) in requirements {
            let names = method.labels.indices.map { "a\($0)" }
            let parameters = zip(method.labels, zip(names, method.parameterTypes)).map { "\($0) \($1.0): \($1.1)" }
                .joined(separator: ", ")
            let arguments = zip(method.labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
            let call = "\(method.name)(\(arguments))"
            let answersNothing = method.result == nil || ["Void", "()"].contains(method.result!)
            var otherwise = ""
            if !answersNothing {
                guard let text = defaults(proto, context.program) else {
                    missing.insert(proto)
                    continue
                }
                context.append(text)
                otherwise = "; return \(defaultsName(proto))().\(call)"
            }
            let selector = "let selector = Selector(\"\(SelectorName.of(method))\")"
            let target =
                """
                if responds(to: selector), let target = forwardingTarget(for: selector) as? any \(proto), target \
                !== self
                """
            let head =
                "@MainActor \(access)func \(method.name)(\(parameters))\(method.result.map { " -> " + $0 } ?? "")"
            members.append(
                "\(head) { \(selector); \(target) { \(answersNothing ? "" : "return ")target.\(call) }\(otherwise) }")
            FrameworkImports.note(proto, context)
        }
        for proto in missing.sorted() {
            context.warn(
                declaration.name,
                """
                methods of \(proto) that return a value are not forwarded on Linux; implement them in \
                \(path.sourceName)
                """
            )
        }
        if !members.isEmpty { for name in ["Selector", "NSObject"] { FrameworkImports.note(name, context) } }
        context.addMembers(members, to: declaration.memberBlock)
    }

    private static func defaultsName(_ proto: String) -> String { "Defaults_\(proto.flatPath)" }

    /// A class that has nothing but the protocol's defaults; nil if the protocol requires something whose types are not
    /// known.
    private static func defaults(_ proto: String, _ program: ProgramFacts) -> String? {
        var members: [String] = []
        for name in ([proto] + inherited(proto, program)) {
            for requirement in program.entries[name]?.methods ?? [] where !requirement.hasDefault {
                guard requirement.parameterTypes.count == requirement.labels.count, !requirement.isType else {
                    return nil
                }
                let parameters = requirement.labels.indices.map {
                    "\(requirement.labels[$0]) a\($0): \(requirement.parameterTypes[$0])"
                }
                let result = requirement.result.map { " -> " + $0 } ?? ""
                members.append(
                    "func \(requirement.name)(\(parameters.joined(separator: ", ")))\(result) { fatalError() }")
            }
        }
        return
            """
            @MainActor private final class \(defaultsName(proto)): NSObject, \(proto) { \
            \(members.joined(separator: "; ")) }
            """
    }

    private static func inherited(_ proto: String, _ program: ProgramFacts) -> [String] {
        (program.entries[proto]?.inherits ?? []).filter { program.entries[$0]?.isLibrary == true }.flatMap {
            [$0] + inherited($0, program)
        }
    }
}
