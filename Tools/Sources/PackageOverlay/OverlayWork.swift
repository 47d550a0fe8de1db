import Foundation
import SourceRewriting

/// One pass over the files of a graph: reads what changed, and rewrites what may come out differently.
final class OverlayWork {
    private let folder: OverlayFolder
    private let version: String
    private let targets: [PackageGraph.Target]
    private let found: [OverlayFolder.Found]
    private let former: OverlayState
    private let listsSendableTests: Bool
    private(set) var readCount = 0
    /// The modules of all targets, in any language.
    var builtModules: Set<String> = []
    /// For each module the classes that Xcode generates for its data models.
    var generatedClasses: [String: [String]] = [:]

    init(
        folder: OverlayFolder, version: String, targets: [PackageGraph.Target], found: [OverlayFolder.Found],
        former: OverlayState, listsSendableTests: Bool
    ) throws {
        self.folder = folder
        self.version = version
        self.targets = targets
        self.found = found
        self.former = former
        self.listsSendableTests = listsSendableTests
    }

    func perform() throws -> OverlayState {
        var isSameVersion = former.version == version
        var facts = isSameVersion ? folder.formerFacts() : [:]
        let libraryTypes = folder.library.typeNames
        var modules = ModuleNames()
        modules.missing.subtract(targets.map(\.module))

        // Read what changed.
        var changed = found.filter { facts[$0.path] == nil || former.files[$0.path]?.stamp != $0.stamp }
        var texts = read(changed)
        let usesCombine = usesCombine(facts, texts)
        if usesCombine { modules.addCombine() }
        modules.guardingUIKit = guardingModules(facts, texts)
        let isSameReading =
            usesCombine == former.usesCombine && modules.guardingUIKit == Set(former.guardingUIKit)
        if isSameVersion, !isSameReading {
            // Both change the meaning of conditions in other files.
            isSameVersion = false
            facts = [:]
            changed = found
            texts = read(changed)
        }
        let changedPaths = Set(changed.map(\.path))
        let unchanged = facts.filter { !changedPaths.contains($0.key) }.values.lazy.flatMap(\.optionalNames)
        let triggers = BodyTriggers(
            library: folder.library, optionalNames: Set(unchanged).union(texts.values.lazy.flatMap(\.optionalNames)))
        let parsed = parse(changed, texts.mapValues(\.text), libraryTypes, modules, triggers)
        readCount = changed.count
        let known = Set(found.map(\.path))
        let isSameProgram =
            isSameVersion && parsed.allSatisfy { facts[$0.key] == $0.value.facts }
            && facts.keys.allSatisfy(known.contains)
            && former.files.count == found.count
        for (path, source) in parsed { facts[path] = source.facts }
        facts = facts.filter { known.contains($0.key) }

        // Which targets are meant.
        var signs: [String: TargetChoice.Signs] = [:]
        let ownNames = Set(facts.values.lazy.flatMap(\.ownAppleNames))
        for file in found {
            signs[file.module, default: .init()].files += 1
            if facts[file.path]?.mentionsUIKit ?? false {
                signs[file.module]?.mentionUIKit += 1
            } else if facts[file.path]?.appleNames.contains(where: { !ownNames.contains($0) }) ?? false {
                signs[file.module]?.nameApples += 1
            }
            if facts[file.path]?.hasObjects ?? false { signs[file.module]?.haveObjects += 1 }
            if facts[file.path]?.knowsLinux ?? false { signs[file.module]?.knowLinux += 1 }
        }
        // A module with a condition on Linux is compiled there without the library.
        for (module, sign) in signs where sign.knowLinux == 0 { signs[module]?.mentionUIKit += sign.nameApples }
        let roots = Set(targets.filter(\.isRoot).map(\.module))
        modules.partsOfApps = partsOfApps(facts)
        let usingUIKit = Set(signs.filter { TargetChoice.usesUIKit($0.value, isRoot: roots.contains($0.key)) }.keys)
            .union(modules.partsOfApps)
        let forLinux = Set(signs.filter { $0.value.mentionUIKit == 0 && $0.value.knowLinux > 0 }.keys)
        let chosen = TargetChoice.modules(of: targets, usingUIKit: usingUIKit, forLinux: forLinux)
        let wanted =
            chosen.isEmpty ? [] : found.filter { chosen.contains($0.module) || facts[$0.path]?.asksForAdded ?? false }
        var files = wanted.filter { chosen.contains($0.module) }.compactMap { facts[$0.path] }
        addGeneratedClasses(to: &files)
        findUnavailable(&modules, files)
        var program = ProgramFacts(library: folder.library, files: files, modules: modules)
        program.listsSendableTests = listsSendableTests
        let rewriter = SourceRewriter(program: program, modules: modules)

        let wantedPaths = Set(wanted.map(\.path))
        // Where no other file says anything new, only what changed itself can come out differently.
        let open = isSameProgram ? wanted.filter { parsed[$0.path] != nil || isLost($0.path) } : wanted
        let results = rewrite(open, chosen, parsed, rewriter, libraryTypes, modules, triggers)

        var state = OverlayState(version: version)
        state.generation = former.generation
        state.usesUIKit = !chosen.isEmpty
        state.usesCombine = usesCombine
        state.guardingUIKit = modules.guardingUIKit.sorted()
        state.unavailable = modules.unavailable.filter(program.isOfPackage).sorted()
        let testModules = Set(targets.filter { $0.isTest && $0.isRoot }.map(\.module))
        state.hasTests = found.contains { testModules.contains($0.module) && facts[$0.path]?.hasTests ?? false }
        var outputs: [(file: String, text: [UInt8])] = []
        let accessors = accessors(facts, chosen)
        for file in found {
            let before = former.files[file.path]
            var entry = OverlayState.File(stamp: file.stamp, module: file.module, output: nil, warnings: [])
            if var result = results[file.path] {
                if let accessor = accessors[file.path], let text = result.text ?? AtomicFile.read(file.path) {
                    result.text = text + (text.last == 10 ? [] : [10]) + Array(accessor.utf8)
                }
                entry.output = result.text.map { ContentKey($0).text }
                entry.warnings = result.warnings
                if let text = result.text, entry.output != before?.output || !folder.hasOutput(file.path) {
                    outputs.append((file.path, text))
                }
            } else if wantedPaths.contains(file.path), let before {
                entry.output = before.output
                entry.warnings = before.warnings
            }
            // The compiler sees by the original's time that it has to read it again; where that stands still, by the
            // overlay's name.
            if let before, before.stamp == file.stamp, before.output != entry.output {
                state.generation = former.generation + 1
            }
            state.files[file.path] = entry
        }
        try folder.store(state, facts, outputs: outputs)
        return state
    }

    /// The targets of projects for Xcode that apps are built from.
    private func partsOfApps(_ facts: [String: FileFacts]) -> Set<String> {
        let imported = Set(targets.filter { $0.isImported && !$0.isTest }.map(\.module))
        let graph = Dictionary(targets.map { ($0.module, $0.dependencies) }) { a, _ in a }
        var parts: Set<String> = []
        var open = Set(facts.values.filter(\.hasApplicationMain).map(\.module)).intersection(imported).sorted()
        while let next = open.popLast() {
            if parts.insert(next).inserted { open += (graph[next] ?? []).filter(imported.contains) }
        }
        return parts
    }

    /// Finds the modules that an app imports and no package has, and reads the names of all sources if one is missing.
    private func findUnavailable(_ modules: inout ModuleNames, _ files: [FileFacts]) {
        guard var names = folder.names else { return }
        let parts = modules.partsOfApps
        modules.names = names
        modules.findUnavailable(
            in: files.filter { parts.contains($0.module) }, built: builtModules)
        let missing = modules.missing.union(modules.unavailable)
        guard files.contains(where: { !missing.isDisjoint(with: $0.imports) }) else {
            modules.names = nil
            return
        }
        names.hasOtherSources = !builtModules.isSubset(of: targets.map(\.module))
        for words in concurrently(found, { AtomicFile.read($0.path).map(AvailableNames.FileWords.init) }) {
            words.map { names.add($0) }
        }
        modules.names = names
    }

    /// A file of each module declares the classes that Xcode generates for the module's data models.
    private func addGeneratedClasses(to files: inout [FileFacts]) {
        for (module, names) in generatedClasses where !names.isEmpty {
            guard let index = files.firstIndex(where: { $0.module == module }) else { continue }
            files[index].hiddenTypes += names.map { HiddenType(path: $0, kind: .class, framework: "CoreData") }
        }
    }

    /// `Bundle.module` for the first file of each module whose resources the manifest does not list.
    private func accessors(_ facts: [String: FileFacts], _ chosen: Set<String>) -> [String: String] {
        var result: [String: String] = [:]
        for target in targets where chosen.contains(target.module) {
            guard let bundle = target.unlistedBundle else { continue }
            let files = found.filter { $0.module == target.module }
            let isDeclared = files.contains { file in
                facts[file.path]?.types.contains {
                    $0.path.hasSuffix("Bundle") && $0.properties.contains { $0.name == "module" }
                } ?? false
            }
            if !isDeclared, let first = files.first { result[first.path] = BundleAccessor.text(bundle) }
        }
        return result
    }

    /// Whether a file imports Combine without a condition, and no target has the name of the module or of its source.
    /// - Parameter texts: the files that changed.
    private func usesCombine(_ facts: [String: FileFacts], _ texts: [String: ReadFile]) -> Bool {
        guard Set(targets.map(\.module)).isDisjoint(with: ["Combine", "OpenCombine"]) else { return false }
        let known = Set(found.map(\.path))
        return facts.contains { known.contains($0.key) && texts[$0.key] == nil && $0.value.needsCombine }
            || texts.values.contains { CombineImport.isNeeded(by: $0.text) }
    }

    /// The modules with a file that keeps code with UIKit from Linux.
    /// - Parameter texts: the files that changed.
    private func guardingModules(_ facts: [String: FileFacts], _ texts: [String: ReadFile]) -> Set<String> {
        Set(
            found.lazy.filter { file in
                texts[file.path]?.guardsUIKit ?? (facts[file.path]?.guardsUIKit ?? false)
            }.map(\.module))
    }

    /// Whether it was rewritten, and the result is gone.
    private func isLost(_ file: String) -> Bool { former.files[file]?.output != nil && !folder.hasOutput(file) }

    // MARK: On all processors

    /// A file before it is parsed.
    private struct ReadFile: Sendable {
        var text: [UInt8]
        /// The names of optional requirements that the file declares.
        var optionalNames: Set<String>
        var guardsUIKit: Bool
    }

    private func read(_ files: [OverlayFolder.Found]) -> [String: ReadFile] {
        let results = concurrently(files) { file in
            AtomicFile.read(file.path).map {
                ReadFile(
                    text: $0, optionalNames: BodyTriggers.optionalNames(in: $0), guardsUIKit: GuardedUIKit.isIn($0))
            }
        }
        return Dictionary(
            uniqueKeysWithValues: zip(files, results).compactMap { file, result in result.map { (file.path, $0) } })
    }

    private func parse(
        _ files: [OverlayFolder.Found], _ texts: [String: [UInt8]], _ types: Set<String>, _ modules: ModuleNames,
        _ triggers: BodyTriggers
    ) -> [String: ParsedSource] {
        let results = concurrently(files) { file in
            texts[file.path].map {
                ParsedSource($0, libraryTypes: types, modules: modules, module: file.module, triggers: triggers)
            }
        }
        return Dictionary(
            uniqueKeysWithValues: zip(files, results).compactMap { file, source in source.map { (file.path, $0) } })
    }

    private func rewrite(
        _ files: [OverlayFolder.Found], _ chosen: Set<String>, _ parsed: [String: ParsedSource],
        _ rewriter: SourceRewriter, _ types: Set<String>,
        _ modules: ModuleNames,
        _ triggers: BodyTriggers
    ) -> [String: RewrittenSource] {
        let results = concurrently(files) { file -> RewrittenSource? in
            let source =
                parsed[file.path]
                ?? AtomicFile.read(file.path).map {
                    ParsedSource($0, libraryTypes: types, modules: modules, module: file.module, triggers: triggers)
                }
            return source.map { rewriter.rewrite($0, isForeign: !chosen.contains(file.module)) }
        }
        return Dictionary(
            uniqueKeysWithValues: zip(files, results).compactMap { file, result in result.map { (file.path, $0) } })
    }

    private func concurrently<Item: Sendable, Result: Sendable>(_ items: [Item], _ work: @Sendable (Item) -> Result?)
        -> [Result?]
    {
        var results = [Result?](repeating: nil, count: items.count)
        results.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let buffer = buffer
            DispatchQueue.concurrentPerform(iterations: items.count) { index in buffer[index] = work(items[index]) }
        }
        return results
    }
}
