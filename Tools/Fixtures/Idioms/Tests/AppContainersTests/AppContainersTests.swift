import AppContainers
import UIKit
import XCTest

final class AppContainersTests: XCTestCase {
    /// Nothing is removed anywhere else.
    private func container() throws -> String {
        let program = Bundle.main.bundleURL.resolvingSymlinksInPath().path
        let build = try XCTUnwrap(program.range(of: "/.build/"))
        let path = program[..<build.upperBound] + "chevron/container/test/"
        for folder in Shelf.folders {
            let place = folder.resolvingSymlinksInPath().path
            guard place.hasPrefix(path) else {
                XCTFail("\(place) is not in \(path)")
                throw CocoaError(.fileWriteUnknown)
            }
        }
        return String(path)
    }

    func testTheFoldersAreTheApps() throws {
        let path = try container()
        for folder in Shelf.folders {
            XCTAssertTrue(FileManager.default.fileExists(atPath: folder.path), folder.path)
        }
        XCTAssertEqual(NSHomeDirectory() + "/Documents", Shelf.folders[0].path)
        XCTAssertEqual(NSHomeDirectory() + "/Library/Caches", Shelf.folders[1].path)
        XCTAssertEqual(NSHomeDirectory() + "/Library/Application Support", Shelf.folders[2].path)
        XCTAssertTrue(NSTemporaryDirectory().hasPrefix(NSHomeDirectory() + "/tmp"), NSTemporaryDirectory())
        let shared = try XCTUnwrap(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.shelf"))
        XCTAssertTrue(shared.resolvingSymlinksInPath().path.hasPrefix(path), shared.path)
        XCTAssertFalse(Shelf.folders.contains { shared.path.hasPrefix($0.path + "/") }, shared.path)
    }

    func testEverythingIsCleared() throws {
        _ = try container()
        let home = try XCTUnwrap(ProcessInfo.processInfo.environment["HOME"])
        let ours = try FileManager.default.contentsOfDirectory(atPath: home).sorted()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        try Shelf.keep(image, named: "picture.png")
        try Shelf.clear()
        for folder in Shelf.folders {
            XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [], folder.path)
        }
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: home).sorted(), ours)
    }

    func testDefaultsAreKeptInTheContainer() throws {
        let path = try container()
        UserDefaults.standard.set(7, forKey: "pages")
        UserDefaults.standard.synchronize()
        let folder = NSHomeDirectory() + "/Library/Preferences"
        XCTAssertTrue((folder + "/").hasPrefix(path) || URL(fileURLWithPath: folder).resolvingSymlinksInPath().path.hasPrefix(path))
        XCTAssertFalse(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
}
