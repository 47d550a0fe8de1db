import Foundation
import PictureTesting
import Synchronization
import TemporaryFolder
import Testing
import UIKit
import UIKitTesting

/// Pictures are compared with reference pictures in files, which a test records.
@MainActor
final class PictureReferenceTests {
    private let temporary = TemporaryFolder("references")
    private var folder: URL { temporary.url }
    private var reference: PictureReference {
        PictureReference(
            file: folder.appendingPathComponent("references/square.png"),
            failureFolder: folder.appendingPathComponent("failures"))
    }

    private func picture(
        _ color: UIColor = .black, square: CGRect = CGRect(x: 5, y: 6, width: 10, height: 10), width: CGFloat = 40
    ) throws -> TestPicture {
        let root = UIViewController()
        root.view.backgroundColor = .white
        let view = UIView(frame: square)
        view.backgroundColor = color
        root.view.addSubview(view)
        return try #require(TestApp(root, size: CGSize(width: width, height: 30), scale: 1).picture())
    }

    private func failure(
        _ picture: TestPicture, tolerance: PictureTolerance = .exact, record: PictureRecording? = .missing
    ) throws -> PictureFailure {
        try #require(throws: PictureFailure.self) {
            try picture.check(against: reference, tolerance: tolerance, record: record)
        }
    }

    private func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }

    @Test("a missing reference is recorded, fails with its path, and the next comparison passes")
    func records() throws {
        let recorded = try failure(try picture())
        #expect(recorded.reason == .recorded)
        #expect(recorded.description.contains(reference.file.path))
        #expect(exists("references/square.png"))
        try picture().check(against: reference, record: .missing)
        try picture().check(against: reference, record: .never)
    }

    @Test("a missing reference is not recorded where recording is off")
    func neverRecords() throws {
        let missing = try failure(try picture(), record: .never)
        #expect(missing.reason == .missingReference)
        #expect(missing.description.contains(reference.file.path))
        #expect(missing.description.contains("CHEVRON_RECORD_PICTURES"))
        #expect(!exists("references/square.png"))
    }

    @Test("a mismatch names the reference, and writes the actual picture and the differences")
    func mismatch() throws {
        _ = try failure(try picture())
        let actual = try picture(square: CGRect(x: 5, y: 6, width: 10, height: 12))
        let failed = try failure(actual)
        #expect(failed.reason == .differentPixels)
        #expect(failed.description.contains("20 pixels differ (1.67 %)"))
        for path in ["references/square.png", "failures/square.actual.png", "failures/square.difference.png"] {
            #expect(failed.description.contains(folder.appendingPathComponent(path).path))
            #expect(exists(path))
        }
        #expect(failed.attachments.map(\.name) == ["reference.png", "actual.png", "difference.png"])
        #expect(failed.attachments.allSatisfy { $0.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) })
        let written = try TestPicture(contentsOf: folder.appendingPathComponent("failures/square.actual.png"))
        #expect(written.compare(with: actual) == nil)
        // Red where the pictures differ, and pale where they are equal.
        let shown = try TestPicture(contentsOf: folder.appendingPathComponent("failures/square.difference.png"))
        #expect(shown[5, 17].map { [$0.red, $0.green, $0.blue] } == [255, 0, 0])
        #expect(shown[5, 7].map { [$0.red, $0.green, $0.blue] } == [204, 204, 204])
        #expect(shown[0, 0].map { [$0.red, $0.green, $0.blue] } == [255, 255, 255])
        // The pictures of the failure go when the test passes again.
        try picture().check(against: reference)
        #expect(!exists("failures/square.actual.png"))
        #expect(!exists("failures/square.difference.png"))
    }

    @Test("pictures of two sizes differ, and both sizes are named")
    func sizes() throws {
        _ = try failure(try picture())
        let failed = try failure(try picture(width: 50))
        #expect(failed.reason == .differentSizes)
        #expect(failed.description.contains("50×30"))
        #expect(failed.description.contains("40×30"))
        let shown = try TestPicture(contentsOf: folder.appendingPathComponent("failures/square.difference.png"))
        #expect((shown.width, shown.height) == (50, 30))
        #expect(shown[45, 0].map { [$0.red, $0.green, $0.blue] } == [64, 128, 255])
    }

    @Test("a failed comparison replaces the reference on request, and each comparison on another request")
    func recordsAgain() throws {
        _ = try failure(try picture())
        let failed = try failure(try picture(.blue), record: .failed)
        #expect(failed.reason == .recorded)
        #expect(failed.description.contains("does not match"))
        try picture(.blue).check(against: reference)
        // An equal picture is not recorded.
        try picture(.blue).check(against: reference, record: .failed)
        #expect(try failure(try picture(.blue), record: .all).reason == .recorded)
    }

    @Test("a tolerance allows colors that look alike, and a share of the pixels")
    func tolerance() throws {
        let gray = UIColor(white: 0.5, alpha: 1), almostGray = UIColor(white: 0.51, alpha: 1)
        _ = try failure(try picture(gray))
        #expect(try failure(try picture(almostGray)).reason == .differentPixels)
        try picture(almostGray).check(against: reference, tolerance: .notNoticeable)
        #expect(throws: PictureFailure.self) {
            try picture(.red).check(against: reference, tolerance: .notNoticeable)
        }
        // 100 of 1,200 pixels.
        try picture(.red).check(against: reference, tolerance: PictureTolerance(pixelShare: 0.09))
        #expect(throws: PictureFailure.self) {
            try picture(.red).check(against: reference, tolerance: PictureTolerance(pixelShare: 0.08))
        }
    }

    @Test("black and white are 100 apart, and odd tolerances are clamped")
    func distances() throws {
        let difference = try #require(try picture(.white).compare(with: try picture(.black)))
        let distance = try #require(difference.colorDifference)
        #expect(abs(distance - 100) < 0.01)
        #expect(abs(difference.share - 100.0 / 1200) < 1e-9)
        #expect(PictureTolerance(colorDifference: -.infinity, pixelShare: .nan) == .exact)
        #expect(PictureTolerance(pixelShare: 7).pixelShare == 1)
    }

    @Test("two images are compared by their precision, as swift-snapshot-testing does")
    func precision() throws {
        func image(_ color: UIColor) throws -> CGImage {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let size = CGSize(width: 10, height: 10)
            let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
                UIColor.white.setFill()
                context.fill(CGRect(origin: .zero, size: size))
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 1))
            }
            return try #require(image.cgImage)
        }
        func mismatch(_ color: UIColor, pixels: Float, perceptual: Float) throws -> String? {
            PictureTolerance.mismatch(
                try image(.black), try image(color), pixelPrecision: pixels, perceptualPrecision: perceptual)
        }
        #expect(try mismatch(.black, pixels: 1, perceptual: 1) == nil)
        #expect(try mismatch(UIColor(white: 0.01, alpha: 1), pixels: 1, perceptual: 0.98) == nil)
        #expect(try mismatch(.red, pixels: 0.9, perceptual: 0.98) == nil)
        let text = try #require(try mismatch(.red, pixels: 0.91, perceptual: 0.98))
        #expect(text.contains("0.9 of the pixels match"))
    }

    @Test("a file that is no picture is named with the reason")
    func unreadable() throws {
        let file = folder.appendingPathComponent("file.png")
        func reason(_ data: Data) throws -> String {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: file)
            return try #require(throws: PictureFailure.self) { try TestPicture(contentsOf: file) }.description
        }
        #expect(try reason(Data()) == "\(file.path) contains no picture: the file is empty")
        #expect(try reason(Data("version https://git-lfs.github.com/spec/v1\n".utf8)).contains("git lfs pull"))
        let png = try picture().pngData()
        #expect(try reason(png.prefix(40)).contains("damaged"))
        #expect(try reason(Data("hello".utf8)).contains("68 65 6c 6c 6f"))
        let missing = try #require(throws: PictureFailure.self) {
            try TestPicture(contentsOf: folder.appendingPathComponent("none.png"))
        }
        #expect(missing.reason == .unreadable)
        #expect(missing.description.contains("none.png"))
        #expect(throws: PictureFailure.self) {
            try TestPicture(contentsOf: try #require(URL(string: "https://example.org/a.png")))
        }
        #expect(try TestPicture(data: png).compare(with: try picture()) == nil)
    }

    @Test("a reference lies beside the test's file, under the test's name")
    func places() {
        let own = PictureReference("dark mode", testFile: "/none/Tests/InboxTests.swift", function: "opens(_:)")
        #expect(own.file.path == "/none/Tests/ReferencePictures/InboxTests/opens.dark-mode.png")
        #expect(own.failureFolder.path.hasSuffix("/InboxTests"))
        let climbing = PictureReference("../../etc/passwd", testFile: "/none/A.swift", function: "f()")
        #expect(climbing.file.path == "/none/ReferencePictures/A/f.------etc-passwd.png")
        // The failures of a package are in its build folder.
        let here = PictureReference()
        #expect(here.file.path.hasSuffix("Pictures/ReferencePictures/PictureReferenceTests/places.png"))
        #expect(here.failureFolder.path.hasSuffix("/.build/failed-pictures/PictureReferenceTests"))
    }

    @Test("a picture of an image has the image's pixels")
    func images() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
        let picture = try #require(TestPicture(image))
        #expect(picture[0, 0].map { [$0.red, $0.green, $0.blue, $0.alpha] } == [255, 0, 0, 255])
    }

    @Test("assertPicture records an issue of the test at the line of its call, and the test continues")
    func assertion() throws {
        let picture = try picture()
        let lines = Mutex<[Int]>([])
        withKnownIssue {
            assertPicture(picture, named: "one", record: .never)
            assertPicture(picture, named: "two", record: .never)
        } matching: { issue in
            lines.withLock { $0.append(issue.sourceLocation?.line ?? 0) }
            return issue.comments.contains { $0.rawValue.contains("does not exist") }
        }
        let found = lines.withLock { $0 }
        #expect(found.count == 2)
        #expect(found.first.map { $0 + 1 } == found.last)
    }

    @Test("assertPicture passes where the picture is the committed reference")
    func committed() throws {
        // Without text, so that the font of the machine has no influence.
        let app = TestApp(SquareController(), size: CGSize(width: 40, height: 30), scale: 1)
        assertPicture(of: app, record: .never)
    }
}

private final class SquareController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let square = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
        square.backgroundColor = .black
        view.addSubview(square)
    }
}
