import SwiftSyntax

/// On iOS a document of Interface Builder finds outlets, actions and inspectable properties by their names. Here a
/// class lists them in `interfaceMembers`, on the line of its closing brace, where private ones can be reached too.
///
/// The members of an extension, and of a class that is not a responder, are listed after the last line of the file, in
/// a class whose name contains the listed type's name. The library finds the list by this name. The same for classes
/// that cannot be found by theirs: private and nested ones, and those that `@objc(name)` renames.
enum InterfaceConnections: RewritingRule {
    static let name = "Outlets and actions"
    static let sites: [SyntaxKind] = [.classDecl, .extensionDecl]
    static let bodyWords: Set<String> = []

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        if let type = node.as(ClassDeclSyntax.self) { return consider(type, context) }
        if let type = node.as(ExtensionDeclSyntax.self) { consider(type, context) }
    }

    private static func read(_ block: MemberBlockSyntax, _ context: RewritingContext) -> [InterfaceDeclaration] {
        let hasSegueActions =
            context.program.entries["InterfaceMember"]?.methods.contains { $0.name == "segueAction" } ?? false
        let reading = InterfaceReading(block, context.conditions, hasSegueActions: hasSegueActions)
        for node in reading.uncertain {
            context.warn(
                node,
                "under this condition documents of Interface Builder do not find it on Linux; write it outside of #if")
        }
        // A member that goes with a missing framework is not listed. An outlet of an app stays.
        let kept = block.members.compactMap { MissingFrameworkDeclarations.keptOutlet($0.decl, context)?.name }
        let path = context.program.resolve(context.enclosingType) ?? context.enclosingType
        return reading.members.filter { member in
            let name = String(member.name.prefix { $0 != ":" })
            return kept.contains(name)
                || context.program.frameworkOfGoneMember(name, in: path, isCalled: true) == nil
        }
    }

    // MARK: Classes

    private static func consider(_ type: ClassDeclSyntax, _ context: RewritingContext) {
        let path = context.enclosingType
        // Of a class inside a function nothing is known here, and no document names one.
        guard let entry = context.program.entries[path], !entry.isLibrary, type.inheritanceClause != nil,
            !isInsideFunction(type)
        else { return }
        let members = read(type.memberBlock, context)
        let isResponder = context.program.isKind(path, of: "UIResponder")
        if isResponder { list(members, in: type, entry, context) }
        let isGeneric = type.genericParameterClause != nil || isInsideGeneric(type)
        guard !isGeneric, !isHidden(type), !isUncertain(type, context) else {
            if !isResponder, !members.isEmpty {
                context.warn(
                    type.name, "documents of Interface Builder do not find the outlets and actions of \(path) on Linux")
            }
            return
        }
        let flat = path.split(separator: ".").joined(separator: "_")
        let isFound = !type.modifiers.has("private") && !type.modifiers.has("fileprivate") && !path.contains(".")
        var answers = ["type: AnyClass? { \(path).self }"]
        if !isResponder {
            if !members.isEmpty {
                context.append(
                    """
                    extension \(path) { @MainActor fileprivate static var interfaceList: [InterfaceMember] { \
                    \(statements(members, path, start: "[]")) } }
                    """
                )
                answers.append("members: [InterfaceMember] { \(path).interfaceList }")
            }
            if isFound || !members.isEmpty, isMade(type, path, context) {
                answers.append("object: AnyObject? { \(path)() }")
            }
        }
        let isUsed = !members.isEmpty || type.attributes.attribute("objc")?.argumentText != nil
        if answers.count > 1 || (isUsed && !isFound) { enter("InterfaceClass_\(flat)", answers, context) }
        if let renamed = type.attributes.attribute("objc")?.argumentText, renamed != flat,
            context.program.isOfLibrary(path) || answers.count > 1
        {
            enter("InterfaceClass_\(renamed)", answers, context)
        }
    }

    private static func list(
        _ members: [InterfaceDeclaration], in type: ClassDeclSyntax, _ entry: ProgramFacts.Entry,
        _ context: RewritingContext
    ) {
        guard !members.isEmpty, !entry.properties.contains(where: { $0.name == "interfaceMembers" }) else { return }
        let access = ["open", "public", "package"].first(where: type.modifiers.has).map { $0 + " " } ?? ""
        let body = statements(members, type.name.text, start: "super.interfaceMembers")
        context.named.insert("InterfaceMember")
        context.addMembers(
            ["\(access)override class var interfaceMembers: [InterfaceMember] { \(body) }"], to: type.memberBlock)
    }

    /// One statement for each member: the compiler needs long for a long list in one expression.
    private static func statements(_ members: [InterfaceDeclaration], _ type: String, start: String) -> String {
        "var list: [InterfaceMember] = \(start); "
            + members.map { "list.append(\($0.text(type)))" }.joined(separator: "; ") + "; return list"
    }

    /// Protocols that other rules add to a class.
    private static let addedProtocols: Set<String> = ["KeyValueObserver", "RequirementImplementer"]

    /// Whether an “Object” of a document can be one: the class is an `NSObject` that uses something of the library or
    /// of Interface Builder, and has `init()`.
    private static func isMade(_ type: ClassDeclSyntax, _ path: String, _ context: RewritingContext) -> Bool {
        let program = context.program
        let line = program.lineage(of: path)
        guard line.allSatisfy({ !(program.entries[$0]?.isLibrary ?? true) }),
            line.last.flatMap({ program.entries[$0]?.inherits.first }) == "NSObject"
        else {
            return false
        }
        let protocols = program.protocols(of: path).subtracting(addedProtocols)
        guard
            protocols.contains(where: { program.entries[$0]?.isLibrary ?? false })
                || type.memberBlock.members.contains(where: isMarked)
        else { return false }
        let own = type.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.first {
            $0.signature.parameterClause.parameters.isEmpty
        }
        if let own {
            return !own.modifiers.has("private") && !own.attributes.has("available") && own.optionalMark == nil
                && own.signature.effectSpecifiers == nil
        }
        return line.allSatisfy { step in
            program.entries[step]?.initializers.allSatisfy { $0.isConvenience || $0.labels.isEmpty } ?? true
        }
    }

    private static func isMarked(_ item: MemberBlockItemSyntax) -> Bool {
        let attributes =
            item.decl.as(VariableDeclSyntax.self)?.attributes ?? item.decl.as(FunctionDeclSyntax.self)?.attributes
        return attributes.map { list in ["IBOutlet", "IBAction", "IBInspectable"].contains(where: list.has) } ?? false
    }

    // MARK: Extensions

    private static func consider(_ type: ExtensionDeclSyntax, _ context: RewritingContext) {
        let members = read(type.memberBlock, context)
        guard !members.isEmpty else { return }
        let written = type.extendedType.trimmedDescription
        let path = context.program.resolve(context.enclosingType) ?? context.enclosingType
        guard type.genericWhereClause == nil, context.program.entries[path]?.isGeneric != true,
            !isUncertain(type, context)
        else {
            return context.warn(
                type.extendedType,
                """
                documents of Interface Builder do not find what stands in an extension with conditions or of a \
                generic class on Linux; write it in the class
                """
            )
        }
        let flat = path.split(separator: ".").joined(separator: "_")
        for member in members {
            let property = "interfaceMember_\(member.flatName)"
            context.append(
                """
                extension \(written) { @MainActor fileprivate static var \(property): InterfaceMember { \
                \(member.text(written)) } }
                """
            )
            enter(
                "InterfaceMember_\(flat)_\(member.flatName)",
                ["members: [InterfaceMember] { [\(written).\(property)] }"], context)
        }
    }

    // MARK: What is found by name

    private static func enter(_ name: String, _ answers: [String], _ context: RewritingContext) {
        // A rewritten file already has the list.
        guard context.program.entries[name] == nil else { return }
        context.named.insert("InterfaceMember")
        context.append(
            "@MainActor final class \(name): InterfaceEntry { "
                + answers.map { "static var " + $0 }.joined(separator: "; ") + " }")
    }

    private static func around(_ node: some SyntaxProtocol) -> [Syntax] {
        Array(sequence(first: Syntax(node), next: \.parent).dropFirst())
    }

    private static func isInsideFunction(_ node: some SyntaxProtocol) -> Bool {
        around(node).contains {
            $0.is(CodeBlockSyntax.self) || $0.is(AccessorBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
        }
    }

    /// Under a condition that may or may not hold, so that what names it from outside may not compile.
    private static func isUncertain(_ node: some SyntaxProtocol, _ context: RewritingContext) -> Bool {
        around(node).contains {
            $0.as(IfConfigDeclSyntax.self)?.clauses.contains { context.conditions.read($0.condition) == .open } ?? false
        }
    }

    private static func isInsideGeneric(_ node: some SyntaxProtocol) -> Bool {
        around(node).contains { node in
            (node.as(ClassDeclSyntax.self)?.genericParameterClause ?? node.as(StructDeclSyntax.self)?
                .genericParameterClause
                ?? node.as(EnumDeclSyntax.self)?.genericParameterClause) != nil
        }
    }

    /// Private in another type: nothing behind the last line can name it.
    private static func isHidden(_ type: ClassDeclSyntax) -> Bool {
        let outer = around(type)
        let isNested = outer.contains { $0.is(MemberBlockSyntax.self) }
        let outerModifiers = outer.compactMap {
            $0.as(ClassDeclSyntax.self)?.modifiers ?? $0.as(StructDeclSyntax.self)?.modifiers
                ?? $0.as(EnumDeclSyntax.self)?.modifiers
        }
        // The outermost may be private to the file.
        return isNested && (type.modifiers.has("private") || outerModifiers.dropLast().contains { $0.has("private") })
    }
}
