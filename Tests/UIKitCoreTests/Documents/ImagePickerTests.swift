import CoreGraphics
import Foundation
import TemporaryFolder
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
private final class PictureReceiver: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var infos: [[UIImagePickerController.InfoKey: Any]] = []
    var cancelled = 0
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        infos.append(info)
        picker.dismiss(animated: true)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        cancelled += 1
        picker.dismiss(animated: true)
    }
}

@MainActor
struct ImagePickerTests {
    private let temporary = TemporaryFolder("pictures")
    private var folder: URL { temporary.url }
    private let root = UIViewController()
    private let receiver = PictureReceiver()
    private let app: TestApp

    init() throws {
        app = TestApp(root)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        try #require(image.pngData()).write(to: folder.appendingPathComponent("red.png"))
        try Data("no picture".utf8).write(to: folder.appendingPathComponent("bad.png"))
        try Data("text".utf8).write(to: folder.appendingPathComponent("text.txt"))
    }

    private func present(_ change: (UIImagePickerController) -> Void = { _ in }) {
        let picker = UIImagePickerController()
        picker.firstFolder = folder
        picker.delegate = receiver
        change(picker)
        root.present(picker, animated: true)
        app.settle()
    }

    @Test("the delegate receives the chosen picture, and the square in its middle")
    func choose() throws {
        present { $0.allowsEditing = true }
        try app.tap("text.txt")
        try app.tap("bad.png")
        app.settle()
        #expect(receiver.infos.isEmpty)
        try app.tap("red.png")
        app.settle()
        let info = try #require(receiver.infos.first)
        let original = try #require(info[.originalImage] as? UIImage)
        #expect(original.size.width == 2 * original.size.height)
        let edited = try #require(info[.editedImage] as? UIImage)
        #expect(edited.size.width == edited.size.height)
        #expect((info[.imageURL] as? URL)?.lastPathComponent == "red.png")
        #expect(info[.mediaType] as? String == "public.image")
        #expect(root.presentedViewController == nil)
        #expect(receiver.infos.count == 1)
    }

    @Test("Cancel calls the delegate, and without a delegate dismisses the picker")
    func cancel() throws {
        present()
        try app.tap("Cancel")
        app.settle()
        #expect(receiver.cancelled == 1)
        #expect(root.presentedViewController == nil)
        present { $0.delegate = nil }
        try app.tap("Cancel")
        app.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("the libraries are available, and the camera is not")
    func sources() {
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
        #expect(!UIImagePickerController.isCameraDeviceAvailable(.front))
    }

    @Test func `a list of pictures shows small pictures of image files`() async throws {
        present()
        func image(_ name: String) throws -> UIImage? {
            let table = try #require(app.find(UITableView.self))
            let cell = table.visibleCells.first {
                ($0.contentConfiguration as? UIListContentConfiguration)?.text == name
            }
            return (cell?.contentConfiguration as? UIListContentConfiguration)?.image
        }
        try await app.settle(until: { (try? image("red.png"))?.isSymbolImage == false })
        let picture = try #require(try image("red.png"))
        #expect(picture.size == CGSize(width: 40, height: 20))
        #expect(try image("bad.png")?.isSymbolImage == true && image("text.txt")?.isSymbolImage == true)
    }
}
