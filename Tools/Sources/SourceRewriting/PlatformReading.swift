import SwiftSyntax

/// How the conditions of one file are read: as on iOS, but for what was written for Linux too.
struct PlatformReading: Sendable {
    /// As on iOS.
    let conditions: ConditionReader
    private let missing: Set<String>
    /// Whether the file names anything of UIKit, asks for iOS in a condition, or belongs to a module that keeps code
    /// with UIKit from Linux. True where nothing in the file depends on it.
    private let isForApple: Bool

    init(
        _ tree: SourceFileSyntax, _ source: [UInt8], knownTypes: Set<String>, _ modules: ModuleNames, module: String
    ) {
        var conditions = modules.conditions
        let saysObjectiveC = ParsedSource.says("canImport(ObjectiveC)", source)
        let isForApple =
            saysObjectiveC || ParsedSource.says("Linux", source) ? Self.namesApple(tree, knownTypes) : true
        self.isForApple = isForApple || modules.guardingUIKit.contains(module) && !Self.needsObjectiveC(source)
        if saysObjectiveC {
            let knowsLinux = FactCollector.linuxConditions.contains { ParsedSource.says($0, source) }
            // A list of tests for Linux (`XCTManifests.swift`) is compiled as on Linux.
            conditions.hasObjectiveC =
                !knowsLinux && !ListedTests.areIn(source) && (isForApple || Self.isWholeForObjectiveC(tree, source))
        }
        self.conditions = conditions
        missing = modules.missing
    }

    /// Whether all code of the file is compiled for Objective-C alone, and none of it needs its runtime: other files of
    /// the module use the types.
    private static func isWholeForObjectiveC(_ tree: SourceFileSyntax, _ source: [UInt8]) -> Bool {
        let items = tree.statements.filter { !$0.item.is(ImportDeclSyntax.self) }
        guard items.count == 1, let chain = items.first?.item.as(IfConfigDeclSyntax.self), chain.clauses.count == 1,
            chain.clauses.first?.condition?.trimmedDescription == "canImport(ObjectiveC)"
        else { return false }
        return !needsObjectiveC(source)
    }

    /// Whether a file may need Objective-C's runtime, which such files do without on Linux.
    private static func needsObjectiveC(_ source: [UInt8]) -> Bool {
        ["objc", "forKey", "Selector", "#selector", "dynamic "].contains { ParsedSource.says($0, source) }
    }

    private static func namesApple(_ tree: SourceFileSyntax, _ knownTypes: Set<String>) -> Bool {
        tree.tokens(viewMode: .sourceAccurate).contains { token in
            let text = token.text
            if ["iOS", "simulator"].contains(text) {
                let call = token.parent?.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
                    .trimmedDescription
                return call == "os" || call == "targetEnvironment"
            }
            return text == "UIKit" || text == "QuartzCore" || knownTypes.contains(text)
        }
    }

    /// How the conditions of a chain are read.
    func conditions(for chain: IfConfigDeclSyntax) -> ConditionReader {
        var reader = conditions
        reader.isIOS = !isWrittenForLinux(chain)
        return reader
    }

    func isWrittenForLinux(_ chain: IfConfigDeclSyntax) -> Bool {
        guard chain.clauses.contains(where: { $0.condition?.trimmedDescription.contains("Linux") ?? false }) else {
            return false
        }
        guard isForApple else { return true }
        var linux = conditions
        linux.isIOS = false
        guard let here = branch(chain, linux), let there = branch(chain, conditions) else { return false }
        return importsMissing(there) && !importsMissing(here)
    }

    private func branch(_ chain: IfConfigDeclSyntax, _ reader: ConditionReader) -> IfConfigClauseSyntax? {
        chain.clauses.first { reader.read($0.condition) != .fails }
    }

    private func importsMissing(_ clause: IfConfigClauseSyntax) -> Bool {
        guard case .statements(let items)? = clause.elements else { return false }
        return items.contains { item in
            guard let module = item.item.as(ImportDeclSyntax.self)?.path.first?.name.text else { return false }
            return missing.contains(module)
        }
    }
}
