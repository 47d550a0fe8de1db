import ApiCoverage
import Foundation

// Writes the library's interface into the file that is committed. One argument: the library's folder.
guard CommandLine.arguments.count == 2 else {
    FileHandle.standardError.write(Data("usage: WriteInterface <folder of the library's package>\n".utf8))
    exit(64)
}
let root = URL(fileURLWithPath: CommandLine.arguments[1])
let text = try LibrarySources.interface(in: root)
try Data(text.utf8).write(to: root.appendingPathComponent("Tools/Data/interface.txt"), options: .atomic)
