import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import TemporaryFolder
import Testing
import UniformTypeIdentifiers

@testable import PhotosUI
@testable import UIKitCore
@testable import UIKitTesting

@MainActor
private final class Receiver: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
    PHPickerViewControllerDelegate
{
    var calls: [String] = []
    var providers: [NSItemProvider] = []

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        calls.append("picked " + ((info[.imageURL] as? URL)?.lastPathComponent ?? "nothing"))
        picker.dismiss(animated: true)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        calls.append("cancelled")
        picker.dismiss(animated: true)
    }
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        providers = results.map(\.itemProvider)
        calls.append("picked " + providers.map { $0.suggestedName ?? "nothing" }.joined(separator: ", "))
        picker.dismiss(animated: true)
    }
}

/// Pickers of pictures on a desktop with a dialog for files.
@MainActor
struct DesktopPictureTests {
    private let temporary = TemporaryFolder("pictures")
    private var folder: URL { temporary.url }
    private let root = UIViewController()
    private let app: TestApp
    private let dialog = OwnDialog()
    private let receiver = Receiver()

    init() throws {
        app = TestApp(root)
        app.host.files = dialog
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        for name in ["one", "two", "three"] { try #require(image.pngData()).write(to: file(name + ".png")) }
        for name in ["bad.png", "text.txt", "film.mp4"] { try Data("no picture".utf8).write(to: file(name)) }
    }

    private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

    @discardableResult
    private func presentImagePicker() -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = receiver
        picker.firstFolder = folder
        root.present(picker, animated: true)
        app.settle()
        return picker
    }

    @discardableResult
    private func presentPhotoPicker(limit: Int = 1, _ filter: PHPickerFilter? = .images) -> PHPickerViewController {
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = limit
        configuration.filter = filter
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = receiver
        picker.firstFolder = folder
        root.present(picker, animated: true)
        app.settle()
        return picker
    }

    private func answer(_ answer: FileAnswer) {
        dialog.answer?(answer)
        app.settle()
    }

    @Test func `an image picker asks the desktop for one picture, and passes it`() throws {
        let picker = presentImagePicker()
        #expect(picker.modalPresentationStyle == .overFullScreen && app.find(UITableView.self) == nil)
        let request = try #require(dialog.requests.first)
        #expect(!request.isMultiple && !request.choosesFolder && request.folder == folder.path)
        #expect(Set(request.mediaTypes).isSuperset(of: ["image/png", "image/jpeg", "image/webp"]))
        #expect(Set(request.extensions).isSuperset(of: ["png", "jpg", "jpeg"]) && !request.extensions.contains("mp4"))
        answer(.chosen([file("one.png")]))
        #expect(receiver.calls == ["picked one.png"] && root.presentedViewController == nil)
        #expect(dialog.requests.count == 1 && dialog.cancelled == 0)
    }

    @Test func `a cancelled dialog cancels both pickers`() {
        presentImagePicker()
        answer(.cancelled)
        presentPhotoPicker()
        answer(.cancelled)
        #expect(receiver.calls == ["cancelled", "picked "] && root.presentedViewController == nil)
    }

    @Test func `both pickers display their own list where the desktop displays no dialog`() throws {
        presentImagePicker()
        answer(.unavailable)
        #expect(receiver.calls.isEmpty)
        try app.tap("one.png")
        app.settle()
        dialog.isBroken = true
        presentPhotoPicker()
        try app.tap("two.png")
        app.settle()
        #expect(receiver.calls == ["picked one.png", "picked two"])
        app.host.files = nil
        #expect(presentImagePicker().modalPresentationStyle == .formSheet && app.find(UITableView.self) != nil)
        try app.tap("Cancel")
        app.settle()
        #expect(presentPhotoPicker().modalPresentationStyle != .overFullScreen)
        try app.tap("Cancel")
        app.settle()
        #expect(receiver.calls.suffix(2) == ["cancelled", "picked "])
    }

    @Test func `an answer after the app dismissed a picker is ignored, and the dialog is closed`() {
        presentImagePicker()
        root.dismiss(animated: true)
        app.settle()
        #expect(dialog.cancelled == 1)
        answer(.chosen([file("one.png")]))
        presentPhotoPicker()
        root.dismiss(animated: true)
        app.settle()
        #expect(dialog.cancelled == 2)
        answer(.chosen([file("one.png")]))
        #expect(receiver.calls.isEmpty && root.presentedViewController == nil)
    }

    @Test func `the user chooses again in a list after a file that is no picture`() throws {
        presentImagePicker()
        answer(.chosen([file("bad.png")]))
        #expect(receiver.calls.isEmpty && root.presentedViewController != nil)
        try app.tap("one.png")
        app.settle()
        presentPhotoPicker()
        answer(.chosen([file("text.txt")]))
        #expect(receiver.calls == ["picked one.png"])
        try app.tap("two.png")
        app.settle()
        #expect(receiver.calls == ["picked one.png", "picked two"] && root.presentedViewController == nil)
    }

    @Test func `a photo picker asks for as many files as its limit allows`() {
        presentPhotoPicker(limit: 2)
        #expect(dialog.requests[0].isMultiple)
        answer(.chosen([file("text.txt"), file("one.png"), file("two.png"), file("three.png")]))
        presentPhotoPicker(limit: 0)
        #expect(dialog.requests[1].isMultiple)
        answer(.chosen([file("one.png"), file("two.png"), file("three.png")]))
        #expect(receiver.calls == ["picked one, two", "picked one, two, three"])
    }

    @Test func `the list lets the user select as many files as the limit allows`() throws {
        app.host.files = nil
        presentPhotoPicker(limit: 2)
        for name in ["one.png", "text.txt", "three.png", "two.png"] { try app.tap(name) }
        try app.tap("Open")
        app.settle()
        #expect(receiver.calls == ["picked one, three"])
    }

    @Test func `filters choose pictures and films`() {
        func names(_ filter: PHPickerFilter?) -> [String] {
            var configuration = PHPickerConfiguration()
            configuration.filter = filter
            return configuration.types.map(\.identifier)
        }
        #expect(names(nil) == ["public.image", "public.movie"] && names(.videos) == ["public.movie"])
        #expect(names(.any(of: [.livePhotos, .slomoVideos])) == ["public.image", "public.movie"])
        #expect(names(.all(of: [.images, .not(.screenshots)])) == ["public.image"])
        #expect(names(.not(.images)) == ["public.movie"] && names(.all(of: [.images, .videos])) == [])
        presentPhotoPicker(.videos)
        answer(.chosen([file("film.mp4")]))
        #expect(receiver.calls == ["picked film"])
    }

    @Test func `a result loads the picture, its bytes and a copy of its file`() async throws {
        presentPhotoPicker()
        answer(.chosen([file("one.png")]))
        let provider = try #require(receiver.providers.first)
        #expect(provider.canLoadObject(ofClass: UIImage.self) && provider.registeredTypeIdentifiers == ["public.png"])
        let width = await withCheckedContinuation { done in
            provider.loadObject(ofClass: UIImage.self) { image, _ in
                done.resume(returning: (image as? UIImage)?.cgImage?.width)
            }
        }
        #expect(width != nil)
        let bytes = await withCheckedContinuation { done in
            provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in done.resume(returning: data)
            }
        }
        #expect(try bytes == Data(contentsOf: file("one.png")))
        let copy: (String?, Bool) = await withCheckedContinuation { done in
            provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, _ in
                let isThere = url.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
                done.resume(returning: (url?.path, isThere))
            }
        }
        let path = try #require(copy.0)
        #expect(copy.1 && path.hasSuffix("/one.png") && path != file("one.png").path)
    }

    @Test func `a dismissed picker is freed, with an open dialog too`() {
        weak var picker: UIViewController? = presentPhotoPicker()
        root.dismiss(animated: false)
        app.settle()
        dialog.answer = nil
        #expect(picker == nil)
        picker = presentImagePicker()
        answer(.chosen([file("one.png")]))
        #expect(picker == nil)
    }
}
