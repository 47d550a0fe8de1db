import ArgumentReading
import DocumentationSite
import Foundation

// Prepares the documentation site: the catalog of articles, the graphs of symbols, and the examples of the documents as
// one file for the compiler. The script `docs` calls the program, and then docc and the compiler.
let syntax = ArgumentSyntax(
    "WriteSite", operand: "<checkout> <folder of graphs> <folder to write to>", operandCount: 3...3)
let operands = syntax.readProcessArguments().operands.map { URL(fileURLWithPath: $0) }
let (root, graphs, output) = (operands[0], operands[1], operands[2])
let manager = FileManager.default

func write(_ data: Data, _ path: String) throws {
    let file = output.appendingPathComponent(path)
    try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
}

let documents = try DocumentSet(root: root)
guard documents.brokenLinks.isEmpty else {
    FileHandle.standardError.write(Data((documents.brokenLinks.joined(separator: "\n") + "\n").utf8))
    exit(65)
}

let source = ProcessInfo.processInfo.environment["CHEVRON_SOURCE_ADDRESS"]
var images: Set<String> = []
for page in documents.pages where SiteArticle.isOnSite(page.path) {
    let article = SiteArticle(page, of: documents, source: source)
    try write(Data(article.text.utf8), "Chevron.docc/\(article.name).md")
    images.formUnion(article.images)
}
let catalog = "Documentation/Chevron.docc/"
let front = catalog + "Chevron.md"
// The other files are about the modules of the reference.
for page in documents.pages where page.path.hasPrefix(catalog) && page.path != front {
    try write(Data(page.text.utf8), "Chevron.docc/\(page.path.dropFirst(catalog.count))")
}
guard let first = documents.page(at: front) else {
    FileHandle.standardError.write(Data("\(front) is not there; put it back\n".utf8))
    exit(66)
}
let cover = SiteArticle(first, of: documents, source: source)
try write(Data(SiteArticle.frontPage(cover.text, of: documents).utf8), "Chevron.docc/Chevron.md")
images.formUnion(cover.images)
for path in images.sorted() {
    let name = path.split(separator: "/").last ?? ""
    try write(Data(contentsOf: root.appendingPathComponent(path)), "Chevron.docc/\(name)")
}

var merged = SymbolGraphs()
let names = try manager.contentsOfDirectory(atPath: graphs.path).sorted()
for form in names {
    let folder = graphs.appendingPathComponent(form)
    let files = try manager.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".symbols.json") }.sorted()
    let library = Set(files.filter { !$0.contains("@") }.map { String($0.dropLast(".symbols.json".count)) })
    for file in files {
        try merged.add(
            Data(contentsOf: folder.appendingPathComponent(file)), file: String(file.dropLast(".symbols.json".count)),
            isExtensionBlocks: form == "blocks", library: library)
    }
}
let interface = try String(contentsOf: root.appendingPathComponent("Tools/Data/interface.txt"), encoding: .utf8)
let missing = merged.names(missingFrom: interface)
guard missing.isEmpty else {
    let list = missing.prefix(20).joined(separator: ", ")
    FileHandle.standardError.write(
        Data("the symbols of the modules lack \(missing.count) names of interface.txt: \(list); build first\n".utf8))
    exit(65)
}
for (name, data) in try merged.files() { try write(data, "graphs-merged/" + name) }

let examples = documents.pages.map(DocumentExamples.init(page:))
for (place, example) in examples.enumerated() where !example.isEmpty {
    try write(Data(example.file.utf8), "examples/Example\(place).swift")
}
