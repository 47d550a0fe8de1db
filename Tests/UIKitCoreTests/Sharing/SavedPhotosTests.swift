import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Images and movies that an app saves in the user's folder for pictures.
@MainActor
struct SavedPhotosTests {
    private let app = TestApp(UIViewController(), size: CGSize(width: 100, height: 100), scale: 1, draws: false)
    private let listener = Listener()

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")
        let pictures = folder.appendingPathComponent("Pictures")
        app.context[SavingFolders.self].pictures = pictures
        defer { try? FileManager.default.removeItem(at: folder) }
        app.activate()
        try body(pictures)
    }

    private func image(opaque: Bool) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, opaque)
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        }
    }

    private func files(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test("an opaque image is saved as JPEG and another as PNG, beside what is there; the method is called afterwards")
    func images() throws {
        try withFolder { folder in
            let selector = Selector("image:didFinishSavingWithError:contextInfo:", Listener.image)
            UIImageWriteToSavedPhotosAlbum(image(opaque: true), listener, selector, nil)
            #expect(listener.calls == [])
            app.settle()
            #expect(listener.calls == ["image 4.0 nil"])
            UIImageWriteToSavedPhotosAlbum(image(opaque: true), nil, nil, nil)
            UIImageWriteToSavedPhotosAlbum(image(opaque: false), nil, nil, nil)
            let names = try files(folder)
            #expect(names == ["Image 2.jpg", "Image.jpg", "Image.png"])
            let read = UIImage(contentsOfFile: folder.appendingPathComponent("Image.jpg").path)
            #expect(read?.size == CGSize(width: 4, height: 4))
        }
    }

    @Test("the context reaches a method that declares another type of pointer")
    func context() throws {
        try withFolder { _ in
            let info = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
            defer { info.deallocate() }
            let selector = Selector("image:didFinishSavingWithError:contextInfo:", Listener.imageWithInfo)
            UIImageWriteToSavedPhotosAlbum(image(opaque: false), listener, selector, info)
            app.settle()
            #expect(listener.info == UnsafeRawPointer(info))
            UIImageWriteToSavedPhotosAlbum(image(opaque: false), listener, selector, nil)
            app.settle()
            #expect(listener.calls.count == 2)
        }
    }

    @Test("a folder that cannot be made is an error of the method, and nothing is lost")
    func failure() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: folder)
            let selector = Selector("image:didFinishSavingWithError:contextInfo:", Listener.image)
            UIImageWriteToSavedPhotosAlbum(image(opaque: true), listener, selector, nil)
            app.settle()
            #expect(listener.calls.count == 1)
            #expect(listener.calls.first?.hasSuffix("nil") == false)
        }
    }

    @Test("a movie is copied with its name, and a missing movie is an error")
    func movies() throws {
        try withFolder { folder in
            let movie = folder.deletingLastPathComponent().appendingPathComponent("trip.mov")
            try FileManager.default.createDirectory(
                at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data([1, 2]).write(to: movie)
            #expect(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(movie.path))
            #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(movie.path + "x"))
            let selector = Selector("video:didFinishSavingWithError:contextInfo:", Listener.video)
            for path in [movie.path, movie.path, movie.path + "x"] {
                UISaveVideoAtPathToSavedPhotosAlbum(path, listener, selector, nil)
            }
            app.settle()
            let names = try files(folder)
            #expect(names == ["trip 2.mov", "trip.mov"])
            #expect(listener.calls == ["video nil", "video nil", "video error"])
        }
    }

    @MainActor private final class Listener: NSObject {
        var calls: [String] = []
        var info: UnsafeRawPointer?

        func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer?) {
            calls.append("image \(image.size.width) \(error == nil ? "nil" : "error")")
        }
        func imageWithInfo(_ image: UIImage, error: NSError?, contextInfo: UnsafeRawPointer) {
            calls.append("image")
            info = info ?? contextInfo
        }
        func video(_ path: String, didFinishSavingWithError error: NSError?, contextInfo: UnsafeMutableRawPointer?) {
            calls.append("video \(error == nil ? "nil" : "error")")
        }
    }
}
