import Foundation
import MobileCoreServices
import Testing
import UniformTypeIdentifiers

struct UniformTypeTests {
    @Test(
        "Extensions and MIME types lead to types and back",
        arguments: [
            ("png", "image/png", UTType.png), ("JPG", "image/jpeg", .jpeg), ("pdf", "application/pdf", .pdf),
            ("json", "application/json", .json),
            ("html", "text/html", .html), ("mov", "video/quicktime", .quickTimeMovie), ("zip", "application/zip", .zip),
            ("txt", "text/plain", .plainText),
        ])
    func tags(name: String, mimeType: String, type: UTType) {
        #expect(UTType(filenameExtension: name) == type)
        #expect(UTType(mimeType: mimeType) == type)
        #expect(type.preferredMIMEType == mimeType)
        #expect(type.tags[.filenameExtension]?.contains(name.lowercased()) == true)
        #expect(UTType(type.identifier) == type)
        #expect(type.isDeclared)
        #expect(!type.isDynamic)
    }

    @Test("Types conform to themselves and to all above them")
    func conformance() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(UTType.png.conforms(to: .item))
        #expect(UTType.png.conforms(to: .png))
        #expect(!UTType.png.conforms(to: .text))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.swiftSource.isSubtype(of: .plainText))
        #expect(UTType.text.isSupertype(of: .swiftSource))
        #expect(!UTType.text.isSubtype(of: .text))
        #expect(UTType.folder.supertypes == [.directory, .item])
        #expect(UTType.heic.preferredFilenameExtension == "heic")
        #expect(UTType.heic.conforms(to: .image))
    }

    @Test("An extension that nothing knows has a type of its own, the same each time")
    func dynamic() throws {
        let type = try #require(UTType(filenameExtension: "Zebra"))
        #expect(type.isDynamic)
        #expect(!type.isDeclared)
        #expect(type.preferredFilenameExtension == "zebra")
        #expect(type == UTType(filenameExtension: "zebra"))
        #expect(UTType(type.identifier) == type)
        #expect(type.conforms(to: .data))
        #expect(UTType(filenameExtension: "") == nil)
        #expect(UTType("com.example.never-declared") == nil)
        #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
    }

    @Test("A type of the app's own conforms to what it says")
    func exported() throws {
        let drawing = UTType(exportedAs: "com.example.Drawing", conformingTo: .image)
        #expect(drawing.identifier == "com.example.drawing")
        #expect(drawing.conforms(to: .data))
        let coded = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([UTType.pdf]))
        #expect(coded == [.pdf])
    }

    @Test("Every entry of the table leads up to what it conforms to, and its tags lead to it")
    func table() {
        for name in ["public.png", "com.adobe.pdf", "public.vcard", "org.idpf.epub-container"] {
            let type = UTType(name)
            #expect(type?.localizedDescription?.isEmpty == false)
            #expect(type?.supertypes.contains(.item) == true)
            #expect(type?.preferredFilenameExtension.map { UTType(filenameExtension: $0) == type } == true)
        }
    }

    @Test("The older functions answer the same")
    func older() {
        let made = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "gif" as CFString, nil)?
            .takeRetainedValue()
        #expect(made as String? == kUTTypeGIF as String)
        let tag = UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassMIMEType)?.takeRetainedValue()
        #expect(tag as String? == "image/jpeg")
        #expect(UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage))
        #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypeJPEG))
        #expect(UTTypeEqual(kUTTypeImage, "PUBLIC.IMAGE" as CFString))
    }
}
