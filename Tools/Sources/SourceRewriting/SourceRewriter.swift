import SwiftParser
import SwiftSyntax

/// A parsed file, with its facts for other files.
public struct ParsedSource: Sendable {
    public let source: [UInt8]
    public private(set) var tree: SourceFileSyntax
    public private(set) var facts: FileFacts
    /// Whether the parser found no error. A file that does not parse reaches the compiler as it is.
    public private(set) var isSound: Bool
    private(set) var reading: PlatformReading
    /// Whether bodies of functions were left out of the tree.
    private(set) var lacksBodies = false

    public init(_ source: [UInt8], library: LibraryFacts, modules: ModuleNames = ModuleNames(), module: String = "") {
        self.init(source, libraryTypes: library.typeNames, modules: modules, module: module)
    }

    /// - Parameter triggers: where they are given, bodies of functions in which no rule has anything to do are left out
    ///   of the tree. The rewritten text is the same.
    public init(
        _ source: [UInt8], libraryTypes: Set<String>, modules: ModuleNames = ModuleNames(), module: String = "",
        triggers: BodyTriggers? = nil
    ) {
        self.source = source
        func read(_ text: [UInt8]) -> (SourceFileSyntax, Bool, FileFacts, PlatformReading) {
            var tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
            if tree.hasError, let closed = SpacedAttributes.closed(text) {
                tree = closed.withUnsafeBufferPointer { Parser.parse(source: $0) }
            }
            let isSound = !tree.hasError
            let reading = PlatformReading(tree, text, knownTypes: libraryTypes, modules, module: module)
            var facts = isSound ? FactCollector(tree, reading, knownTypes: libraryTypes).facts : FileFacts()
            facts.module = module
            facts.needsCombine = CombineImport.isNeeded(by: source)
            facts.guardsUIKit = GuardedUIKit.isIn(source)
            if facts.imports.contains("XCTest"), MissingFrameworkNames.areInterfaceTests(source) {
                facts.imports.append(MissingFrameworkNames.interfaceTests)
            }
            for framework in MissingFrameworkNames.broughtFrameworks(source) where !facts.imports.contains(framework) {
                facts.imports.append(framework)
            }
            if isSound {
                facts.exchangesMethods = ExchangedMethods.areChanged(in: source)
                if Self.says("#selector", text) { facts.selectors = SelectorCollector(tree).found }
            }
            if isSound, AppleFoundationNames.areIn(text) {
                let names = AppleFoundationReading(tree)
                // A file that imports UIKit has the library without these names, and its bodies may be left out.
                if !facts.imports.contains("UIKit") { facts.appleNames += names.used.sorted() }
                facts.ownAppleNames = names.declared.sorted()
            }
            return (tree, isSound, facts, reading)
        }
        guard !NestingDepth.isTooDeep(source) else {
            (tree, isSound, facts, reading) = read([])
            isSound = false
            return
        }
        if let triggers, !MissingFrameworkNames.areImported(in: source) {
            // Whether the import is compiled is known afterwards.
            let isImported = Self.says("import UIKit", source)
            let hasFoundation = isImported || Self.says("import Foundation", source)
            if let text = QuietBodies.blanked(source, triggers, isImported: isImported, hasFoundation: hasFoundation) {
                (tree, isSound, facts, reading) = read(text)
                let isTrue =
                    (!isImported || facts.imports.contains("UIKit"))
                    && (!hasFoundation || FrameworkImports.bringsFoundation(facts.imports))
                lacksBodies = isSound && isTrue && !facts.hasAnyObjects
                if lacksBodies { return }
            }
        }
        (tree, isSound, facts, reading) = read(source)
    }

    /// With all bodies.
    func whole(_ libraryTypes: Set<String>, _ modules: ModuleNames) -> ParsedSource {
        ParsedSource(source, libraryTypes: libraryTypes, modules: modules, module: facts.module)
    }

    static func says(_ words: String, _ source: [UInt8]) -> Bool {
        ByteSearch.firstPlace(of: Array(words.utf8), in: source) != nil
    }
}

/// The result for a file.
public struct RewrittenSource: Sendable {
    /// Nil where nothing has to be changed.
    public var text: [UInt8]?
    public var warnings: [RewritingWarning] = []
    /// How often each rule changed something.
    public var counts: [String: Int] = [:]
}

/// Rewrites Swift files that were written for iOS, so that they compile on Linux and mean the same, line by line.
public struct SourceRewriter: Sendable {
    static let rules: [any RewritingRule.Type] = [
        // Rules that leave out whole declarations run first.
        NewerSystems.self, Previews.self, PerceptualComparisons.self, MissingFrameworkDeclarations.self,
        PlatformConditions.self, FrameworkImports.self, ApplicationMain.self, ObjectiveCAttributes.self,
        SelectorExpressions.self, ExchangedMethods.self,
        KeyPathExpressions.self, OptionalRequirements.self, OptionalCalls.self, DoubleOptionals.self,
        OptionalTraits.self,
        RequiredInitializers.self, FoundationOverrides.self,
        TextObservers.self,
        ClassDescriptions.self, BundlesOfClasses.self, ExtensionMembers.self, LibraryExtensions.self,
        AnyObjectMembers.self, AnyObjectSubscripts.self, SharedApplication.self, ResourceLiterals.self,
        SubclassRequirements.self,
        ObjectInitializers.self,
        ForwardingProxies.self, MainActorTests.self,
        TestCasePreparation.self, TestCaseObjects.self, ExpectedTestFailures.self, EndlessWaiting.self,
        SharedProcess.self, NetworkCaches.self, ClassesByName.self,
        ThreadConstants.self, SubclassQuestions.self, ConformanceQuestions.self, InheritedLocks.self,
        ShadowedFunctions.self, NumberOperators.self,
        ComparedClasses.self, ObservableObjects.self,
        ObservedProperties.self, InterfaceConnections.self,
    ]

    public let program: ProgramFacts
    public let modules: ModuleNames

    public init(program: ProgramFacts, modules: ModuleNames = ModuleNames()) {
        self.program = program
        self.modules = modules
    }

    /// - Parameter isForeign: of a target that knows nothing of UIKit: only what Chevron's own modules would change
    ///   there is kept as it was.
    public func rewrite(_ file: ParsedSource, isForeign: Bool = false) -> RewrittenSource {
        let rules = isForeign ? [ForeignModules.self] : Self.rules
        guard file.isSound else { return RewrittenSource() }
        // The matches of a rule in a body may depend on the whole program.
        let file = file.lacksBodies && program.asksForBodies(file) ? file.whole(program.libraryTypes, modules) : file
        let context = RewritingContext(file, program: program, modules: modules)
        TreeWalker(rules, context).walk(file.tree)
        for rule in rules {
            context.rule = rule.name
            rule.finish(context)
        }
        context.placeMembers()
        guard !context.edits.isEmpty else { return RewrittenSource(warnings: context.warnings) }
        // Parsing is most of the work, so that the result is not parsed again here: the tests do, for every file at
        // hand.
        let text = context.edits.applied(to: file.source)
        return RewrittenSource(text: text, warnings: context.warnings, counts: context.counts)
    }
}
