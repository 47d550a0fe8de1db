import ApiCoverage
import ArgumentReading
import Foundation

// Writes the library's interface into the file that is committed, and the areas that it lacks into the document for
// newcomers. For a new version, writes its names and its declarations.
let syntax = ArgumentSyntax(
    "WriteInterface", options: [.value("--release", as: "<version>")], operand: "<folder of the library's package>",
    operandCount: 1...1)
let arguments = syntax.readProcessArguments()
let root = URL(fileURLWithPath: arguments.operands[0])
let text = try LibrarySources.interface(in: root)
let data = root.appendingPathComponent("Tools/Data")
try Data(text.utf8).write(to: data.appendingPathComponent("interface.txt"), options: .atomic)
if let version = arguments.value("--release") {
    try Data(text.utf8).write(to: data.appendingPathComponent("interface-\(version).txt"), options: .atomic)
    let declarations = try LibrarySources.declarations(in: root)
    try Data(declarations.utf8).write(to: data.appendingPathComponent("declarations-\(version).txt"), options: .atomic)
}

let page = root.appendingPathComponent("Documentation/FromIOS.md")
let document = try String(contentsOf: page, encoding: .utf8)
let packages = try String(contentsOf: root.appendingPathComponent("Documentation/Compatibility.md"), encoding: .utf8)
let subjects = PresentSubjects.lines(interface: text, packages: packages)
guard let first = GeneratedPart.missingAreas.replacing(MissingAreas.lines(interface: text), in: document),
    let updated = GeneratedPart.presentSubjects.replacing(subjects, in: first)
else {
    FileHandle.standardError.write(
        Data("Documentation/FromIOS.md: the marks around the written parts are not there; put them back\n".utf8))
    exit(65)
}
if updated != document { try Data(updated.utf8).write(to: page, options: .atomic) }
