import Testing
import UIKit
@testable import SixStyle

@MainActor
@Suite struct SixStyleTests {
    final class Listener: NSObject, AlbumViewControllerDelegate {
        var names: [String] = []
        func albumViewController(_ controller: AlbumViewController, didRenameTo name: String) { names.append(name) }
    }

    @Test(arguments: ["Winter", ""]) func aNameReachesTheDelegate(_ name: String) {
        let controller = AlbumViewController(store: AlbumStore())
        let listener = Listener()
        controller.delegate = listener
        controller.rename(to: name)
        #expect(listener.names == [name.isEmpty ? "Untitled" : name])
    }

    @Test func albumsAreCountedOffTheMainThread() async throws {
        let controller = AlbumViewController(store: AlbumStore())
        await controller.add(try Album("One"))
        await controller.add(try Album("Two"))
        #expect(controller.count == 2)
        #expect(throws: Album.Problem.empty) { try Album("") }
    }

    @Test func aNotificationIsHeardBySelector() {
        let controller = AlbumViewController(store: AlbumStore())
        controller.loadViewIfNeeded()
        NotificationCenter.default.post(name: .albumsChanged, object: nil)
        #expect(controller.changes == 1)
        #expect(controller.navigationItem.rightBarButtonItem?.menu?.children.count == 1)
    }
}
