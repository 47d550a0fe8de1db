import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import Testing
import UniformTypeIdentifiers

@testable import UIKitCore
@testable import UIKitTesting

@MainActor
private final class Receiver: NSObject, UIDocumentPickerDelegate {
    var calls: [String] = []
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        calls.append("picked " + urls.map(\.lastPathComponent).joined(separator: ", "))
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { calls.append("cancelled") }
}

/// Document pickers on a desktop with a dialog for files.
@MainActor
struct DesktopFileTests {
    private let root = UIViewController()
    private let app: TestApp
    private let dialog = OwnDialog()
    private let receiver = Receiver()

    init() {
        app = TestApp(root)
        app.host.files = dialog
    }

    private func present(_ picker: UIDocumentPickerViewController) -> UIDocumentPickerViewController {
        picker.delegate = receiver
        root.present(picker, animated: true)
        app.settle()
        return picker
    }

    @Test func `the desktop's dialog opens over the window, and its choice is the choice of the picker`() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.png, .plainText])
        picker.allowsMultipleSelection = true
        picker.directoryURL = URL(fileURLWithPath: "/tmp")
        _ = present(picker)
        #expect(picker.modalPresentationStyle == .overFullScreen && app.find(UITableView.self) == nil)
        #expect(dialog.requests.count == 1)
        let request = dialog.requests[0]
        #expect(request.isMultiple && !request.choosesFolder && request.folder == "/tmp")
        #expect(request.mediaTypes == ["image/png", "text/plain"] && request.extensions == ["png", "txt"])
        dialog.answer?(.chosen([URL(fileURLWithPath: "/tmp/a.png"), URL(fileURLWithPath: "/tmp/b.png")]))
        #expect(receiver.calls.isEmpty)
        app.settle()
        #expect(receiver.calls == ["picked a.png, b.png"] && root.presentedViewController == nil)
        #expect(dialog.cancelled == 0)
    }

    @Test func `a cancelled dialog cancels the picker`() {
        _ = present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        #expect(dialog.requests[0].mediaTypes.isEmpty && dialog.requests[0].extensions.isEmpty)
        dialog.answer?(.cancelled)
        app.settle()
        #expect(receiver.calls == ["cancelled"] && root.presentedViewController == nil)
    }

    @Test func `an export chooses a folder, and a folder can be opened`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("export-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("to"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("note.txt")
        try Data("text".utf8).write(to: file)
        _ = present(UIDocumentPickerViewController(forExporting: [file], asCopy: true))
        #expect(dialog.requests[0].choosesFolder && dialog.requests[0].acceptLabel != nil)
        dialog.answer?(.chosen([folder.appendingPathComponent("to")]))
        app.settle()
        #expect(receiver.calls == ["picked note.txt"])
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("to/note.txt").path))
        _ = present(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
        #expect(dialog.requests[1].choosesFolder)
    }

    @Test func `the picker displays its own list where the desktop displays no dialog`() {
        _ = present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        #expect(app.find(UITableView.self) == nil)
        dialog.answer?(.unavailable)
        app.settle()
        #expect(app.find(UITableView.self) != nil && receiver.calls.isEmpty)
        root.dismiss(animated: false)
        app.settle()
        dialog.isBroken = true
        _ = present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        #expect(app.find(UITableView.self) != nil)
        app.host.files = nil
        root.dismiss(animated: false)
        app.settle()
        let plain = present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        #expect(plain.modalPresentationStyle == .formSheet && app.find(UITableView.self) != nil)
    }

    @Test func `an app that dismisses the picker closes the dialog`() {
        _ = present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        root.dismiss(animated: true)
        app.settle()
        #expect(dialog.cancelled == 1 && receiver.calls == ["cancelled"])
        dialog.answer?(.chosen([URL(fileURLWithPath: "/tmp/late.png")]))
        app.settle()
        #expect(receiver.calls == ["cancelled"])
    }
}
