import Foundation
import PackageOverlay
import SourceRewriting

// Times the rewriting of 100,000 lines: all files, none that changed, and one that did. Argument: the interface's file.

let interface = try String(contentsOfFile: CommandLine.arguments.dropFirst().first ?? "Tools/Data/interface.txt", encoding: .utf8)
let root = FileManager.default.temporaryDirectory.appendingPathComponent("rewriting-bench-\(getpid())").path
defer { try? FileManager.default.removeItem(atPath: root) }
let sources = root + "/Sources/A"
try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)

/// A screen as apps write it, 100 lines.
func screen(_ number: Int) -> String {
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
                navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add(_:)))
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
                    delegate?.screen?(self, didChoose: Int(width))
                    return rows.filter { $0.hasPrefix("a") }.map { $0.count + value }.reduce(0, +)
                }

            """
        line += 7
    }
    return text + String(repeating: "    // end\n", count: max(0, 98 - line)) + "}\n"
}

for number in 0..<1000 { try Data(screen(number).utf8).write(to: URL(fileURLWithPath: "\(sources)/Screen\(number).swift")) }
let target = DescribedPackage.Target(name: "A", c99name: "A", type: "library", path: "Sources/A", moduleType: "SwiftTarget")
let graph = PackageGraph(packages: [DescribedPackage(name: "P", path: root, targets: [target])])
let library = LibraryFacts(interface: interface)

func time(_ what: String, wanted: Double) throws {
    let start = ContinuousClock.now
    let overlay = try OverlayFolder(folder: root + "/.build/chevron", library: library, version: "1").update(graph)
    let elapsed = start.duration(to: .now)
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    print(String(format: "%@: %.2f s (aim: under %.1f s), %d files read", what, seconds, wanted, overlay.readCount))
}

try time("100,000 lines, all files", wanted: 5)
try time("100,000 lines, nothing changed", wanted: 0.3)
try Data((screen(7) + "// more\n").utf8).write(to: URL(fileURLWithPath: "\(sources)/Screen7.swift"))
try time("100,000 lines, one file changed", wanted: 1)
