import Foundation
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@MainActor
struct ItemProviderTests {
    private let app = TestApp(UIViewController())

    @Test("a provider of an object has the object's types, and makes objects of the same kind")
    func objects() async throws {
        let provider = NSItemProvider(object: "Hello" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.canLoadObject(ofClass: NSString.self) && provider.canLoadObject(ofClass: String.self))
        #expect(
            !provider.canLoadObject(ofClass: UIImage.self) && provider.hasItemConformingToTypeIdentifier("public.text"))
        let text = await withCheckedContinuation { done in
            provider.loadObject(ofClass: String.self) { text, _ in done.resume(returning: text) }
        }
        #expect(text == "Hello")
        let address = try #require(NSURL(string: "https://example.org/a"))
        let url = await withCheckedContinuation { done in
            NSItemProvider(object: address).loadObject(ofClass: URL.self) { url, _ in done.resume(returning: url) }
        }
        #expect(url?.absoluteString == "https://example.org/a")
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        let width = await withCheckedContinuation { done in
            NSItemProvider(object: picture).loadObject(ofClass: UIImage.self) { image, _ in
                done.resume(returning: (image as? UIImage)?.cgImage?.width)
            }
        }
        #expect(width == picture.cgImage?.width && width != nil)
    }

    @Test("bytes are those that a handler brings; a type that is not there is an error")
    func bytes() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "org.example.own", visibility: .all) { done in
            done(Data([1, 2, 3]), nil)
            return nil
        }
        let data = await withCheckedContinuation { done in
            provider.loadDataRepresentation(forTypeIdentifier: "org.example.own") { data, _ in
                done.resume(returning: data)
            }
        }
        #expect(data == Data([1, 2, 3]))
        let code = await withCheckedContinuation { done in
            provider.loadObject(ofClass: String.self) { _, error in done.resume(returning: (error as NSError?)?.code) }
        }
        #expect(code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    }

    @Test func `a file is loaded as a copy that is deleted, or in place`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("items-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("note.txt")
        #expect(NSItemProvider(contentsOf: file) == nil)
        try Data("text".utf8).write(to: file)
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.suggestedName == "note" && provider.registeredTypeIdentifiers == ["public.plain-text"])
        #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.text"))
        let copy = await withCheckedContinuation { done in
            provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
                done.resume(returning: url.map { (try? String(contentsOf: $0, encoding: .utf8), $0) })
            }
        }
        #expect(copy?.0 == "text" && copy?.1 != file)
        let place = await withCheckedContinuation { done in
            provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.plain-text") { url, isOriginal, _ in
                done.resume(returning: isOriginal ? url : nil)
            }
        }
        #expect(place == file)
        let text = await withCheckedContinuation { done in
            provider.loadObject(ofClass: String.self) { text, _ in done.resume(returning: text) }
        }
        #expect(text == "text")
    }

    @Test func `bytes are loaded as a file with the suggested name, which does not lead to another folder`() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
            done(Data([1]), nil)
            return nil
        }
        provider.suggestedName = "../../picture"
        let name = await withCheckedContinuation { done in
            provider.loadFileRepresentation(for: .image) { url, isOriginal, _ in
                done.resume(returning: isOriginal ? nil : url?.lastPathComponent)
            }
        }
        #expect(name == "picture.png")
        let error = await withCheckedContinuation { done in
            provider.loadFileRepresentation(for: .plainText) { _, _, error in done.resume(returning: error != nil) }
        }
        #expect(error)
    }

    @Test("a pasteboard takes providers, and gives a provider for each item")
    func pasteboard() throws {
        let board = UIPasteboard.withUniqueName()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        board.itemProviders = [NSItemProvider(object: "One" as NSString), NSItemProvider(object: image)]
        #expect(board.strings == ["One"] && board.images?.count == 1 && board.numberOfItems == 2)
        board.setObjects(["Two" as NSString])
        #expect(board.string == "Two")
        board.image = image
        let provider = try #require(board.itemProviders.first)
        #expect(provider.canLoadObject(ofClass: UIImage.self) && !provider.canLoadObject(ofClass: String.self))
        board.itemProviders = []
        #expect(board.numberOfItems == 0)
        UIPasteboard.remove(withName: board.name)
    }
}
