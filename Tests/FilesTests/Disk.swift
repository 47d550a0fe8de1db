@testable import FilesApp
import Foundation
import Glibc
import TemporaryFolder
import UIKit
import UIKitTesting

/// A folder of one test on the real disk, and the app that displays it.
@MainActor
final class Disk {
    private let temporary = TemporaryFolder("files")
    var path: String { temporary.path + "/disk" }
    private(set) var app = TestApp()
    private(set) var files = FilesSplitViewController(locations: [], userFolders: [])
    /// The visible stack.
    var navigation: UINavigationController { files.shownNavigation }

    init() { mkdir(path, 0o755) }

    /// Beside the folder on the same disk, so that no user's trash is changed.
    var trash: String { temporary.path + "/trash" }

    func folder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
    }

    func file(_ name: String, _ content: Data = Data()) throws {
        try content.write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }
    func file(_ name: String, _ text: String) throws { try file(name, Data(text.utf8)) }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }

    /// Writes a PNG file of one color.
    func picture(_ name: String, size: CGSize) throws {
        app.activate()
        let image = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.systemPink.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        try file(name, image.pngData() ?? Data())
    }

    /// Starts the Files app with this folder as its only location, named “Disk”.
    @discardableResult
    func start(_ name: String? = nil, size: CGSize = CGSize(width: 390, height: 844), dark: Bool = false) -> TestApp {
        app = TestApp(makeFiles(name), size: size, scale: 1, dark: dark)
        app.settle()
        return app
    }

    /// The app's screens as in ``start(_:size:dark:)``.
    func makeFiles(_ name: String? = nil) -> FilesSplitViewController {
        let start = Location(name: "Disk", path: DiskPath(name.map { "\(path)/\($0)" } ?? path), symbol: "folder")
        files = FilesSplitViewController(locations: [start], userFolders: [], trash: Trash(home: DiskPath(trash)))
        return files
    }

    /// Uses an app that a test has launched itself, with screens of ``makeFiles(_:)``.
    func use(_ app: TestApp) { self.app = app }

    /// Removes the app from its window and releases it.
    func close() {
        app.activate()
        app.window.rootViewController = nil
        files = FilesSplitViewController(locations: [], userFolders: [])
        app.settle()
    }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }
    func text(_ name: String) -> String? { try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

    /// Sets the time of the last change, in seconds since 1970.
    func touch(_ name: String, _ time: Int) {
        var times = [timeval(tv_sec: time, tv_usec: 0), timeval(tv_sec: time, tv_usec: 0)]
        utimes("\(path)/\(name)", &times)
    }

    /// Whether the frontmost button with this name is enabled; nil without one.
    func isEnabled(_ name: String) -> Bool? {
        app.findAll(UIControl.self).last { $0.accessibilityLabel == name }?.isEnabled
    }

    /// Taps a row and waits until the pushed screen displays a text.
    func open(_ row: String, until text: String) async throws {
        try app.tap(row)
        try await app.settle { self.app.visibleTexts.contains(text) && !self.app.isBusy }
    }

    /// The rows of the visible lists from top to bottom.
    var rows: [String] {
        let cells: [UIView] = app.findAll(UITableViewCell.self) + app.findAll(UICollectionViewListCell.self)
        return cells.sorted { $0.frame.minY < $1.frame.minY }
            .compactMap { cell in cell.descendants.lazy.compactMap { ($0 as? UILabel)?.text }.first }
    }

    /// The names below the icons of a folder, in their order.
    var icons: [String] {
        guard
            let grid = app.findAll(UICollectionView.self).last(where: {
                $0.visibleCells.contains { $0 is EntryIconCell }
            })
        else { return [] }
        return grid.visibleCells.compactMap(\.accessibilityLabel)
    }
}
