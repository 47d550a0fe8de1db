import ArgumentReading
import Foundation
import PackageOverlay
import SourceRewriting

// Times the rewriting of 100,000 lines: all files, none that changed, and one that did, in processor time too, which a
// busy machine changes less. Folders in the arguments are timed in the place of the sources that are written here.

let syntax = ArgumentSyntax(
    "RewritingBench",
    options: [.value("--interface", as: "<file>", help: "The library's interface; default: Tools/Data/interface.txt.")],
    operand: "<folder of sources>", operandCount: 0...Int.max)
let arguments = syntax.readProcessArguments()
let interface = try String(
    contentsOfFile: arguments.value("--interface") ?? "Tools/Data/interface.txt", encoding: .utf8)
let library = LibraryFacts(interface: interface)

func time(_ what: String, _ root: String, scratch: String, sources: String = "Sources/A", wanted: Double? = nil) throws
{
    let target = DescribedPackage.Target(
        name: "A", c99name: "A", type: "library", path: sources, moduleType: "SwiftTarget")
    let graph = PackageGraph(packages: [DescribedPackage(name: "P", path: root, targets: [target])])
    let (start, used) = (ContinuousClock.now, clock())
    let overlay = try OverlayFolder(folder: scratch, library: library, version: "1").update(graph)
    let elapsed = start.duration(to: .now)
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    let processor = Double(clock() - used) / Double(CLOCKS_PER_SEC)
    let aim = wanted.map { String(format: " (aim: under %.1f s)", $0) } ?? ""
    print(
        String(
            format: "%@: %.2f s%@, %.2f s of processor time, %d files read", what, seconds, aim, processor,
            overlay.readCount))
}

let root = FileManager.default.temporaryDirectory.appendingPathComponent("rewriting-bench-\(getpid())").path
defer { try? FileManager.default.removeItem(atPath: root) }
let sources = root + "/Sources/A"
try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)

let folders = arguments.operands
for folder in folders {
    let files = SourceFolder.files(in: folder)
    let lines = files.reduce(0) { $0 + (FileManager.default.contents(atPath: $1)?.count { $0 == 10 } ?? 0) }
    try time("\(folder), \(lines) lines", folder, scratch: root + "/\(ContentKey(folder).text)", sources: ".")
}
if !folders.isEmpty {
    try? FileManager.default.removeItem(atPath: root)
    exit(0)
}

/// A screen as apps write it, 100 lines.
/// - Parameter asks: whether each method calls an optional requirement, so that the rules have something to do in all
///   of them.
func screen(_ number: Int, asks: Bool) -> String {
    let call = asks ? "delegate?.screen?(self, didChoose: Int(width))" : "rows.append(String(Int(width)))"
    var text = """
        import UIKit

        @objc protocol Screen\(number)Delegate: AnyObject {
            @objc optional func screen(_ screen: Screen\(number), didChoose row: Int)
        }

        final class Screen\(number): UIViewController, UITableViewDataSource, UITableViewDelegate {
            @IBOutlet weak var tableView: UITableView!
            weak var delegate: Screen\(number)Delegate?
            var rows: [String] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: \
        #selector(add(_:)))
            }

            @objc private func add(_ sender: Any?) { rows.append("new") }


        """
    var line = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    var method = 0
    while line + 6 < 99 {
        method += 1
        text += """
                func step\(method)(_ value: Int) -> Int {
                    guard value > \(method), let last = rows.last else { return value * 2 }
                    let width = CGFloat(last.count) * 1.5 + view.bounds.width / 2
                    \(call)
                    return rows.filter { $0.hasPrefix("a") }.map { $0.count + value }.reduce(0, +)
                }

            """
        line += 7
    }
    return text + String(repeating: "    // end\n", count: max(0, 98 - line)) + "}\n"
}

for (asks, name) in [(true, "rules in every method"), (false, "rules outside of methods")] {
    for number in 0..<1000 {
        try Data(screen(number, asks: asks).utf8).write(to: URL(fileURLWithPath: "\(sources)/Screen\(number).swift"))
    }
    let scratch = root + "/.build/\(asks)"
    try time("100,000 lines, all files, \(name)", root, scratch: scratch, wanted: 5)
    try time("100,000 lines, nothing changed", root, scratch: scratch, wanted: 0.3)
    try Data((screen(7, asks: asks) + "// more\n").utf8).write(to: URL(fileURLWithPath: "\(sources)/Screen7.swift"))
    try time("100,000 lines, one file changed", root, scratch: scratch, wanted: 1)
}
