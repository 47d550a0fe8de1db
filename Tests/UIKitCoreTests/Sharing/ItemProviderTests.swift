import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite struct ItemProviderTests {
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
