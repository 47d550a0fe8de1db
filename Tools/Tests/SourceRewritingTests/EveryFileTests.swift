import Foundation
import SourceRewriting
import Synchronization
import Testing

/// Rules for any source file, tested with all available files.
@Suite struct EveryFileTests {
    static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL

    static let files: [(name: String, text: [UInt8])] = {
        let names = (FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? [])
            .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") && !$0.hasPrefix("build/") }
        return names.sorted().compactMap { name in
            FileManager.default.contents(atPath: root.path + "/" + name).map { (name, [UInt8]($0)) }
        }
    }()

    @Test("every file of this project comes out whole, with its lines, and is rewritten to itself the second time")
    func project() {
        #expect(Self.files.count > 300)
        let types = library.typeNames
        nonisolated(unsafe) var problems: [String] = []
        let lock = NSLock()
        // Every eighth file, and all files written for this test. CHEVRON_EVERY_FILE=1 tests all, which takes a minute
        // without optimization.
        let isThorough = ProcessInfo.processInfo.environment["CHEVRON_EVERY_FILE"] != nil
        let files = Self.files.enumerated().filter {
            isThorough || $0.offset % 8 == 0 || $0.element.name.hasPrefix("Tools/Fixtures/")
        }.map(\.element)
        DispatchQueue.concurrentPerform(iterations: files.count) { index in
            let (name, text) = files[index]
            func check(_ holds: Bool, _ what: String) {
                guard !holds else { return }
                lock.withLock { problems.append("\(name): \(what)") }
            }
            let file = ParsedSource(text, libraryTypes: types)
            check(file.isSound, "does not parse")
            let rewriter = SourceRewriter(program: ProgramFacts(library: library, files: [file.facts]))
            let result = rewriter.rewrite(file)
            let quick = ParsedSource(
                text, libraryTypes: types,
                triggers: BodyTriggers(library: library, optionalNames: BodyTriggers.optionalNames(in: text)))
            let quickResult = rewriter.rewrite(quick)
            check(quick.facts == file.facts, "says something else where bodies are left out")
            check(
                quickResult.text == result.text && quickResult.warnings == result.warnings,
                "comes out differently where bodies are left out")
            guard let out = result.text else { return }
            check(out != text, "is changed without a change")
            check(out.count { $0 == 10 } >= text.count { $0 == 10 }, "loses lines")
            let again = ParsedSource(out, libraryTypes: types)
            check(again.isSound, "does not parse afterwards")
            check(
                SourceRewriter(program: ProgramFacts(library: library, files: [again.facts])).rewrite(again).text
                    == nil, "is changed twice")
        }
        #expect(problems.isEmpty, "\(problems.sorted().prefix(20).joined(separator: "\n"))")
    }

    @Test("files that are cut off or scrambled end no rewriting, and what does not parse stays as it is")
    func damaged() {
        var random = SystemSeed(state: 7)
        let types = library.typeNames
        var damaged: [[UInt8]] = []
        for (_, text) in Self.files.filter({ $0.name.hasPrefix("Tools/Fixtures") || $0.name.hasPrefix("Examples") })
            .prefix(60) where text.count > 40
        {
            for _ in 0..<4 {
                var bytes = text
                switch random.next(3) {
                case 0: bytes = Array(bytes[..<random.next(bytes.count)])
                case 1: for _ in 0..<5 { bytes[random.next(bytes.count)] = UInt8(random.next(256)) }
                default:
                    let (a, b) = (random.next(bytes.count), random.next(bytes.count))
                    bytes.removeSubrange(min(a, b)..<max(a, b))
                }
                damaged.append(bytes)
            }
        }
        #expect(damaged.count > 100)
        let inputs = damaged
        let changed = Atomic<Int>(0)
        DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
            let file = ParsedSource(inputs[index], libraryTypes: types)
            let result = SourceRewriter(program: ProgramFacts(library: library, files: [file.facts])).rewrite(file)
            if !file.isSound, result.text != nil { changed.add(1, ordering: .relaxed) }
        }
        #expect(changed.load(ordering: .relaxed) == 0)
    }
}

/// The same numbers in every run.
struct SystemSeed {
    var state: UInt64
    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(1, limit)))
    }
}
