import ForeignBytes
import Foundation

/// Random bytes for the readers of foreign data. `scripts/fuzz` builds this program with `-sanitize=fuzzer -DFUZZING`:
/// LLVM's libFuzzer generates the bytes and observes the reached code. Without these flags, the program reads given
/// files, such as those that libFuzzer has saved:
///
///     Fuzz document crash-0123abcd
@main
@MainActor
enum Fuzz {
    private static var reader = ForeignBytes.document

    static func main() {
        let arguments = CommandLine.arguments
        if arguments.count == 2, arguments[1] == "readers" {
            return print(ForeignBytes.allCases.map(\.rawValue).joined(separator: " "))
        }
        guard arguments.count > 2, let reader = ForeignBytes(rawValue: arguments[1]) else {
            let readers = ForeignBytes.allCases.map(\.rawValue).joined(separator: "|")
            print("usage: Fuzz \(readers) FILE... | seeds FOLDER | rounds COUNT")
            exit(64)
        }
        if arguments[2] == "seeds" { return write(reader.seeds, to: arguments.last ?? "") }
        if arguments[2] == "rounds", let count = arguments.last.flatMap({ Int($0) }) {
            return reader.readChangedSeeds(count)
        }
        Self.reader = reader
        #if FUZZING
        var count = CommandLine.argc - 1
        // libFuzzer's own arguments follow the name of the reader.
        var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
        exit(
            runFuzzer(&count, &words) { bytes, size in
                let input = Array(UnsafeBufferPointer(start: bytes, count: size))
                MainActor.assumeIsolated { Fuzz.reader.read(input) }
                return 0
            })
        #else
        for path in arguments.dropFirst(2) {
            guard let data = FileManager.default.contents(atPath: path) else {
                print("Fuzz: \(path) cannot be read")
                exit(66)
            }
            reader.read(Array(data))
            print("\(path): read")
        }
        #endif
    }

    private static func write(_ seeds: [[UInt8]], to folder: String) {
        for (number, seed) in seeds.enumerated()
        where !FileManager.default.createFile(atPath: "\(folder)/seed-\(number)", contents: Data(seed)) {
            print("Fuzz: \(folder) cannot be written")
            exit(73)
        }
    }
}

#if FUZZING
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
#endif
