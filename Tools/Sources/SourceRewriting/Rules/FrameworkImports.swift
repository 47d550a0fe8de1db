import SwiftSyntax

/// Imports that iOS has and Linux has not, and the other way round.
///
/// A file that names types of UIKit without importing it gets the import: on iOS another file, a bridging header or
/// XCTest brings it. The separate modules of Foundation on Linux are imported with Foundation. `ObjectiveC` is no
/// module here, `Darwin` is called `Glibc`, and parts of a framework, as `os.log`, are the whole. A file with names of
/// Foundation gets the import of Foundation, a file with `@Observable` the import of Observation. SwiftUI is imported
/// if the module exists.
enum FrameworkImports: RewritingRule {
    static let name = "Imports"
    static let sites: [SyntaxKind] = [
        .importDecl, .identifierType, .declReferenceExpr, .memberAccessExpr, .macroExpansionExpr, .attribute,
    ]
    static let bodyWords: Set<String> = networking.union(xml).union(observation).union(locks).union(
        ["CoreGraphics", "CoreFoundation", "Darwin"])

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        switch node.kind {
        case .importDecl: if let declaration = node.as(ImportDeclSyntax.self) { consider(declaration, context) }
        case .identifierType: if let type = node.as(IdentifierTypeSyntax.self) { note(type.name.text, context) }
        case .declReferenceExpr:
            if let reference = node.as(DeclReferenceExprSyntax.self) {
                note(reference.baseName.text, context, isMember: isMember(reference))
            }
        case .attribute:
            let name = node.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? ""
            guard ["Observable", "ObservationIgnored"].contains(name), context.program.entries[name]?.kind == nil else {
                break
            }
            context.modulesOfAttributes.insert("Observation")
        case .memberAccessExpr: if let access = node.as(MemberAccessExprSyntax.self) { consider(access, context) }
        default:
            let types = ["selector": "Selector", "colorLiteral": "UIColor", "imageLiteral": "UIImage"]
            if let type = node.as(MacroExpansionExprSyntax.self).flatMap({ types[$0.macroName.text] }) {
                note(type, context)
            }
        }
    }

    /// Access levels that an import may have.
    static let levels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]

    /// Whether one of some imports brings Foundation.
    static func bringsFoundation(_ imports: some Collection<String>) -> Bool {
        !Set(imports).isDisjoint(with: [
            "Foundation", "UIKit", "XCTest", "SwiftUI", "CoreFoundation", "FoundationEssentials",
        ])
    }

    private static func consider(_ declaration: ImportDeclSyntax, _ context: RewritingContext) {
        let parts = declaration.path.map(\.name.text)
        switch parts.first {
        case "ObjectiveC": context.remove(declaration)
        case "Darwin": context.replace(declaration.path, with: "Glibc")
        case let module? where context.program.absent[context.facts.module]?.contains(module) == true:
            // Its names are left out: see `MissingFrameworkDeclarations`.
            let start = declaration.importKindSpecifier?.start ?? declaration.path.start
            context.replace(start..<declaration.path.end, with: "Foundation")
        // The names of file types, which iOS has in a separate framework.
        case "CoreServices": context.replace(declaration.path, with: "MobileCoreServices")
        case "CoreFoundation": context.replace(declaration.path, with: "Foundation")
        // Its types for custom content are UIKit's here. A package may have a module of this name.
        case "Accessibility" where context.program.imports["Accessibility"] == nil:
            let start = declaration.importKindSpecifier?.start ?? declaration.path.start
            context.replace(start..<declaration.path.end, with: "UIKit")
            if conditions(around: declaration).isEmpty { context.imports.insert("UIKit") }
        case "SwiftUI"
        where context.modules.missing.contains("SwiftUI")
            && !conditions(around: declaration).contains { $0.contains("canImport(SwiftUI)") }:
            let text = declaration.trimmedDescription.onOneLine
            // It brings Foundation.
            let start = declaration.importKindSpecifier?.start ?? declaration.path.start
            context.replace(start..<declaration.path.end, with: "Foundation")
            if conditions(around: declaration).isEmpty { context.append("#if canImport(SwiftUI)\n\(text)\n#endif") }
        case let module?
        where parts.count > 1 && (declaration.importKindSpecifier == nil || context.modules.added.contains(module)):
            // Parts of a framework, as `UIKit.UIGestureRecognizerSubclass` and `os.log`, are those of a module in C.
            let start = declaration.importKindSpecifier?.start ?? declaration.path.start
            context.replace(start..<declaration.path.end, with: module)
        default: break
        }
    }

    /// `CoreGraphics.log(x)` and `CoreFoundation.sqrt(x)`: functions of C that Foundation has here.
    private static func consider(_ access: MemberAccessExprSyntax, _ context: RewritingContext) {
        guard let base = access.base?.as(DeclReferenceExprSyntax.self),
            ["CoreGraphics", "CoreFoundation", "Darwin"].contains(base.baseName.text)
        else { return }
        if access.declName.baseName.text.first?.isLowercase == true { context.replace(base, with: "Foundation") }
    }

    private static func isMember(_ reference: DeclReferenceExprSyntax) -> Bool {
        reference.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == reference.id } ?? false
    }

    static func note(_ name: String, _ context: RewritingContext, isMember: Bool = false) {
        // The module of a member is the module of the type.
        if isMember, FoundationNames.all.contains(name) { return }
        guard context.looked.insert(name).inserted else { return }
        if module(of: name, context) != nil { context.named.insert(name) }
    }

    private static func module(of name: String, _ context: RewritingContext) -> String? {
        let program = context.program
        if program.libraryTypes.contains(name) || program.libraryGlobals.contains(name)
            || libraryFunctions.contains(name)
        {
            return "UIKit"
        }
        if networking.contains(name) { return "FoundationNetworking" }
        if xml.contains(name) { return "FoundationXML" }
        if observation.contains(name) { return "Observation" }
        if locks.contains(name) { return "os" }
        return FoundationNames.all.contains(name) ? "Foundation" : nil
    }

    static let libraryFunctions: Set<String> = [
        "UIApplicationMain", "UIGraphicsGetCurrentContext", "CACurrentMediaTime", "Selector", "NSSelectorFromString",
        "autoreleasepool",
        "objc_getAssociatedObject", "objc_setAssociatedObject", "XCTExpectFailure",
    ]

    static func finish(_ context: RewritingContext) {
        var modules = Set(
            context.named.compactMap { name in
                // A type of the program's own may have such a name.
                let own = context.program.entries[name]
                return own?.kind == nil || own!.isLibrary ? module(of: name, context) : nil
            })
        modules.formUnion(context.modulesOfAttributes)
        if modules.contains("UIKit") || bringsFoundation(context.imports) { modules.remove("Foundation") }
        for module in modules.sorted() where !context.imports.contains(module) { add(module, context) }
        // Points, sizes and numbers of geometry are Foundation's on Linux.
        let hasGeometry = !context.imports.isDisjoint(with: ["CoreGraphics", "QuartzCore"])
        if hasGeometry, !bringsFoundation(context.imports), modules.isDisjoint(with: ["UIKit", "Foundation"]) {
            add("Foundation", context)
        }
    }

    /// A public import suits all uses.
    private static func add(_ module: String, _ context: RewritingContext) {
        let needsLevel = context.program.imports[context.facts.module]?.needsLevel(module) ?? false
        context.append((needsLevel ? "public import " : "import ") + module, evenIfSaid: true)
    }

    /// The conditions of the clauses that a node is in; the text of one that has none, as `#else`, is that of the
    /// chain.
    private static func conditions(around node: some SyntaxProtocol) -> [String] {
        var found: [String] = []
        var parent = node.parent
        while let current = parent {
            if let clause = current.as(IfConfigClauseSyntax.self) {
                let chain = clause.parent?.as(IfConfigClauseListSyntax.self)
                found.append(
                    clause.condition?.trimmedDescription ?? chain?.compactMap { $0.condition?.trimmedDescription }
                        .joined(separator: " ") ?? "")
            }
            parent = current.parent
        }
        return found
    }

    private static let networking: Set<String> = [
        "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
        "URLSessionUploadTask",
        "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate",
        "URLRequest", "NSURLRequest",
        "NSMutableURLRequest",
        "URLResponse", "HTTPURLResponse", "URLProtocol", "URLProtocolClient", "URLCache", "CachedURLResponse",
        "URLCredential", "URLCredentialStorage",
        "URLAuthenticationChallenge", "URLProtectionSpace", "HTTPCookie", "HTTPCookieStorage", "NSURLConnection",
        "URLSessionWebSocketTask",
    ]
    private static let observation: Set<String> = ["withObservationTracking", "ObservationRegistrar"]
    /// Foundation brings these functions of C on iOS.
    private static let locks: Set<String> = [
        "os_unfair_lock", "os_unfair_lock_s", "os_unfair_lock_t", "os_unfair_lock_lock", "os_unfair_lock_trylock",
        "os_unfair_lock_unlock",
    ]
    private static let xml: Set<String> = ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode"]
}
