import Foundation
import RandomWalk

/// `Walk [seeds] [acts] [first seed]` walks many seeds; `Walk --script SEED ACTS` prints the script of one; `Walk --replay FILE` performs a
/// script again, saying each act before it is performed.
/// Exit status 1 when a promise was broken; each failing seed's shortest script is printed.
@MainActor
func main() -> Int32 {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--replay" {
        guard arguments.count == 2, let text = try? String(contentsOfFile: arguments[1], encoding: .utf8), let walk = Walk(script: text) else {
            print("Walk --replay FILE: a file with a script is needed, as Walk prints them")
            return 2
        }
        let fault = walk.run(log: { print($0) })
        print(fault.map { "✘ \($0)" } ?? "✔ every promise was kept")
        return fault == nil ? 0 : 1
    }
    if arguments.first == "--script", arguments.count == 3, let seed = UInt64(arguments[1]), let length = Int(arguments[2]) {
        print(Walk(seed: seed, length: length).script)
        return 0
    }
    let numbers = arguments.compactMap(UInt64.init)
    guard numbers.count == arguments.count else {
        print("Walk [seeds] [acts] [first seed], Walk --script SEED ACTS, or Walk --replay FILE")
        return 2
    }
    let seeds = numbers.first ?? 1_000
    let length = numbers.count > 1 ? Int(numbers[1]) : 1_000
    let first = numbers.count > 2 ? numbers[2] : 0
    var failed = 0
    for seed in first..<first + seeds {
        // A seed that stops the program is the last one named.
        FileHandle.standardError.write(Data("\rseed \(seed) ".utf8))
        let walk = Walk(seed: seed, length: length)
        guard let fault = walk.run() else { continue }
        failed += 1
        print("\n✘ seed \(seed), \(fault)")
        let short = walk.shortened()
        print(short.script)
        if let fault = short.run() { print("# \(fault)") }
        if failed == 5 { break }
    }
    print("\n\(failed == 0 ? "✔" : "✘") \(seeds) seeds of \(length) acts, \(failed) failed")
    return failed == 0 ? 0 : 1
}

exit(main())
