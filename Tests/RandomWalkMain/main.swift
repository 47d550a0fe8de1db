import Foundation
import OddNumbers
import RandomWalk

/// `Walk [seeds] [acts] [first seed]` runs the walks of many seeds. `Walk --script SEED ACTS` prints the script of one.
/// `Walk --replay FILE` performs a script and prints each act before it is performed. `Walk --inside [seeds] [acts]
/// [first seed]` performs acts inside the app's callbacks, nested six levels deep; `--inside-quiet` omits
/// presentations. `Walk --lists [seeds] [acts] [first seed]` walks through tables and
/// collection views, `Walk --lists FILE` performs one of their scripts. `Walk --texts` does both for edited texts.
/// `Walk --presentations [WORDS]` performs every act in every callback of every style of presentation, and
/// `Walk --interruptions [WORDS]` every request in every phase of a navigation stack; or the cases whose names contain
/// the words. `Walk --numbers [WORDS]` sets every property, or those whose names contain the words, to every odd
/// number. The exit status is 1 if a condition was broken, or if a frame took longer than a 60th of a second in every
/// repetition; the shortest script of each failing seed is printed. Every tenth seed draws its frames, the others only
/// record them.
@MainActor
func main() -> Int32 {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--replay" {
        guard arguments.count == 2, let text = try? String(contentsOfFile: arguments[1], encoding: .utf8),
            let walk = Walk(script: text)
        else {
            print("Walk --replay FILE: a file with a script is needed, as Walk prints them")
            return 2
        }
        let fault = walk.run(log: { print($0) })
        print(fault.map { "✘ \($0)" } ?? "✔ every promise was kept")
        return fault == nil ? 0 : 1
    }
    if arguments.first == "--script", arguments.count == 3, let seed = UInt64(arguments[1]),
        let length = Int(arguments[2])
    {
        print(Walk(seed: seed, length: length).script)
        return 0
    }
    if arguments.first == "--texts" { return texts(Array(arguments.dropFirst())) }
    if arguments.first == "--presentations" {
        return run(PresentationCase.all, like: arguments.dropFirst().first) { PresentationRun($0).faults(log: $1) }
    }
    if arguments.first == "--interruptions" {
        return run(InterruptionCase.all, like: arguments.dropFirst().first) { example, _ in
            InterruptionRun(example).faults()
        }
    }
    if arguments.first == "--numbers" { return numbers(like: arguments.dropFirst().first) }
    let insides: Walk.Insides? =
        arguments.first == "--inside" ? .all : arguments.first == "--inside-quiet" ? .withoutPresentations : nil
    let given = insides == nil ? arguments : Array(arguments.dropFirst())
    let numbers = given.compactMap(UInt64.init)
    guard numbers.count == given.count else {
        print(
            """
            Walk [--inside | --inside-quiet] [seeds] [acts] [first seed], Walk --script SEED ACTS, or Walk \
            --replay FILE
            """
        )
        return 2
    }
    let seeds = numbers.first ?? 1_000
    let length = numbers.count > 1 ? Int(numbers[1]) : 1_000
    let first = numbers.count > 2 ? numbers[2] : 0
    var failed = 0
    let clock = ContinuousClock()
    let start = clock.now
    let times = FrameTimes { (clock.now - start) / .milliseconds(1) }
    for seed in first..<first + seeds {
        // The last printed seed is the one that stopped the program.
        FileHandle.standardError.write(Data("\rseed \(seed) ".utf8))
        let walk = insides.map { Walk(seed: seed, length: length, insides: $0) } ?? Walk(seed: seed, length: length)
        times.draws = seed % 10 == 0
        // Acts inside callbacks do more work per frame than an app does.
        guard let fault = walk.run(times: insides == nil ? times : nil) else {
            if insides == nil, let slow = times.count(limit: frameLimit, again: { _ = walk.run(times: times) }) {
                failed += 1
                print(
                    """
                    \n✘ seed \(seed): a frame of act \(slow.step), \(walk.acts[slow.step]), takes \
                    \(slow.milliseconds) ms
                    """
                )
            }
            continue
        }
        failed += 1
        print("\n✘ seed \(seed), \(fault)")
        let short = walk.shortened()
        print(short.script)
        if let fault = short.run() { print("# \(fault)") }
        if failed == 5 { break }
    }
    print(
        """
        \n\(times.total) frames, half in \(times.bound(of: 0.5)) ms, 99.9 % in \(times.bound(of: 0.999)), the \
        longest in \(times.bound(of: 1))
        """
    )
    print("\(failed == 0 ? "✔" : "✘") \(seeds) seeds of \(length) acts, \(failed) failed")
    return failed == 0 ? 0 : 1
}

/// Walks through edited texts. A file name performs a script.
@MainActor
func texts(_ arguments: [String]) -> Int32 {
    if let name = arguments.first, UInt64(name) == nil {
        guard let text = try? String(contentsOfFile: name, encoding: .utf8), let walk = TextWalk(script: text) else {
            print("Walk --texts FILE: a file with a script is needed, as Walk prints them")
            return 2
        }
        let fault = walk.run(log: { print($0) })
        print(fault.map { "✘ \($0)" } ?? "✔ every promise was kept")
        return fault == nil ? 0 : 1
    }
    let numbers = arguments.compactMap(UInt64.init)
    let seeds = numbers.first ?? 100, length = numbers.count > 1 ? Int(clamping: numbers[1]) : 200
    let first = numbers.count > 2 ? numbers[2] : 0
    var failed = 0
    for seed in first..<first + seeds {
        // The last printed seed is the one that stopped the program.
        FileHandle.standardError.write(Data("\rseed \(seed) ".utf8))
        let walk = TextWalk(seed: seed, length: length)
        guard let fault = walk.run() else { continue }
        failed += 1
        print("\n✘ seed \(seed), \(fault)")
        let short = walk.shortened()
        print(short.script)
        if let fault = short.run() { print("# \(fault)") }
        if failed == 5 { break }
    }
    print("\(failed == 0 ? "✔" : "✘") \(seeds) seeds of \(length) acts, \(failed) failed")
    return failed == 0 ? 0 : 1
}

/// Walks through tables and collection views. A last number of 1 prints the acts; a file name performs a script.
@MainActor
func lists(_ arguments: [String]) async -> Int32 {
    if let name = arguments.first, UInt64(name) == nil {
        guard let text = try? String(contentsOfFile: name, encoding: .utf8), let walk = ListWalk(script: text) else {
            print("Walk --lists FILE: a file with a script is needed, as Walk prints them")
            return 2
        }
        let fault = await walk.run(log: { print($0) })
        print(fault.map { "✘ \($0)" } ?? "✔ every promise was kept")
        return fault == nil ? 0 : 1
    }
    let numbers = arguments.compactMap(UInt64.init)
    let seeds = numbers.first ?? 100, length = numbers.count > 1 ? Int(numbers[1]) : 1_000
    let first = numbers.count > 2 ? numbers[2] : 0
    var failed = 0
    for seed in first..<first + seeds {
        // The last printed seed is the one that stopped the program.
        FileHandle.standardError.write(Data("\rseed \(seed) ".utf8))
        let walk = ListWalk(seed: seed, length: length)
        guard let fault = await walk.run(log: numbers.count > 3 ? { print($0) } : nil) else { continue }
        failed += 1
        print("\n✘ seed \(seed), \(fault)")
        let short = await walk.shortened()
        print(short.script)
        if let fault = await short.run() { print("# \(fault)") }
        if failed == 5 { break }
    }
    print("\(failed == 0 ? "✔" : "✘") \(seeds) seeds of \(length) acts, \(failed) failed")
    return failed == 0 ? 0 : 1
}

/// Sets the properties whose names contain the words to every odd number. A fault ends the program.
@MainActor
func numbers(like words: String?) -> Int32 {
    let properties = OddProperty.all.filter { property in words.map { property.name.contains($0) } ?? true }
    for property in properties {
        for number in Double.oddNumbers {
            // The last printed number is the one that stopped the program.
            FileHandle.standardError.write(Data("\r\(property.name) \(number)          ".utf8))
            property.tryOut(number)
        }
    }
    print("✔ \(properties.count) properties, \(Double.oddNumbers.count) numbers each")
    return properties.isEmpty ? 2 : 0
}

/// Runs the cases of a matrix whose descriptions contain the words.
@MainActor
func run<Case: CustomStringConvertible>(
    _ all: [Case], like words: String?, faults: (Case, ((String) -> Void)?) -> [String]
) -> Int32 {
    let cases = all.filter { example in words.map { example.description.contains($0) } ?? true }
    var failed = 0
    for (index, example) in cases.enumerated() {
        // The last printed case is the one that stopped the program.
        FileHandle.standardError.write(Data("\r\(index) \(example)          ".utf8))
        // A single case prints its calls.
        let faults = faults(example, cases.count == 1 ? { print("# \($0)") } : nil)
        if faults.isEmpty { continue }
        failed += 1
        faults.forEach { print("✘ \($0)") }
    }
    print("\(failed == 0 ? "✔" : "✘") \(cases.count) combinations, \(failed) failed")
    return failed == 0 ? 0 : 1
}

/// In milliseconds: a display with 60 frames per second misses no frame. No limit applies to debug builds and builds
/// with sanitizers.
#if DEBUG
let frameLimit = Double.infinity
#else
let frameLimit = 1000.0 / 60
#endif

if CommandLine.arguments.dropFirst().first == "--lists" {
    // The snapshots of other threads need the main queue.
    Task { @MainActor in exit(await lists(Array(CommandLine.arguments.dropFirst(2)))) }
    dispatchMain()
} else {
    exit(main())
}
