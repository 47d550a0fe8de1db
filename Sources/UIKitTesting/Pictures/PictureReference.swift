public import Foundation

/// The file of a reference picture, and the folder for the pictures of a failure.
public struct PictureReference: Hashable, Sendable {
    /// The file of the reference.
    public let file: URL
    /// The folder for the actual picture and the picture of the differences.
    public let failureFolder: URL

    /// A reference at a given place.
    public init(file: URL, failureFolder: URL) {
        self.file = file
        self.failureFolder = failureFolder
    }

    /// The environment variable for the folder of failures.
    public static let failureVariable = "CHEVRON_FAILED_PICTURES"

    /// The reference of a test in the folder `ReferencePictures` beside the test's file:
    /// `ReferencePictures/<file>/<function>.<name>.png`.
    ///
    /// The pictures of failures are in the folder that `CHEVRON_FAILED_PICTURES` names. Without the variable, the
    /// folder is `.build/failed-pictures` of the package around the test's file; outside a package, `FailedPictures`
    /// beside the references.
    /// - Parameters:
    ///   - name: distinguishes several pictures of one test; nil for the function's name alone. Characters that are no
    ///     letters, digits, hyphens or underscores become hyphens.
    ///   - testFile: the path of the test's file.
    ///   - function: the test function.
    public init(_ name: String? = nil, testFile: String = #filePath, function: String = #function) {
        let source = URL(fileURLWithPath: testFile)
        let folder = source.deletingLastPathComponent()
        let suite = Self.fileName(source.deletingPathExtension().lastPathComponent)
        let parts = [String(function.prefix { $0 != "(" })] + (name.map { [$0] } ?? [])
        let own = parts.map(Self.fileName).joined(separator: ".")
        file = folder.appendingPathComponent("ReferencePictures/\(suite)/\(own).png")
        let environment = ProcessInfo.processInfo.environment
        let failures: URL =
            if let path = environment[Self.failureVariable], !path.isEmpty {
                URL(fileURLWithPath: path)
            } else if let package = Self.package(around: folder) {
                package.appendingPathComponent(".build/failed-pictures")
            } else {
                folder.appendingPathComponent("FailedPictures")
            }
        failureFolder = failures.appendingPathComponent(suite)
    }

    static func fileName(_ text: String) -> String {
        let name = String(text.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
        return name.isEmpty ? "picture" : name
    }

    private static func package(around folder: URL) -> URL? {
        var folder = folder.standardizedFileURL
        while folder.pathComponents.count > 1 {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder
            }
            folder = folder.deletingLastPathComponent().standardizedFileURL
        }
        return nil
    }

    fileprivate var failureName: String { file.deletingPathExtension().lastPathComponent }
}

extension TestPicture {
    /// Compares the picture with its reference, or records the picture as the reference.
    ///
    /// After a failed comparison, the actual picture and the picture of the differences are in the reference's
    /// ``PictureReference/failureFolder``. A later successful comparison removes both files.
    ///
    /// - Parameters:
    ///   - reference: the file of the reference.
    ///   - tolerance: the ignored differences.
    ///   - record: when the reference is written; nil uses the environment variable `CHEVRON_RECORD_PICTURES`, and
    ///     without the variable ``PictureRecording/missing``.
    /// - Throws: ``PictureFailure`` with the paths of the pictures if the picture does not match, or was recorded.
    public func check(
        against reference: PictureReference, tolerance: PictureTolerance = .exact, record: PictureRecording? = nil
    ) throws {
        let recording =
            try record ?? PictureRecording.requested(ProcessInfo.processInfo.environment) ?? .missing
        let path = reference.file.path
        let exists = FileManager.default.fileExists(atPath: path)
        if recording == .all || !exists && recording != .never {
            throw try self.record(reference, because: exists ? "\(path) was written again" : "\(path) did not exist")
        }
        guard exists else {
            throw PictureFailure(
                .missingReference,
                """
                the reference picture \(path) does not exist, and none is recorded; run the test on your machine with \
                \(PictureRecording.variable)=missing and commit the file
                """, attachments: [attachment("actual.png")])
        }
        do {
            try compare(reference, tolerance)
        } catch let failure as PictureFailure where recording == .failed && failure.reason != .unwritable {
            throw try self.record(reference, because: failure.description)
        }
    }

    private func record(_ reference: PictureReference, because cause: String) throws -> PictureFailure {
        try write(to: reference.file)
        return PictureFailure(
            .recorded,
            """
            \(cause); this picture was recorded as the reference. Look at \(reference.file.path), commit the file, and \
            run the test again without recording
            """, attachments: [attachment("reference.png")])
    }

    private func compare(_ reference: PictureReference, _ tolerance: PictureTolerance) throws {
        let expected = try TestPicture(contentsOf: reference.file)
        // As a file has it: PNG stores colors without their alpha, so that soft edges may change by a step.
        let actual = try TestPicture(data: try pngData())
        let files = ["actual", "difference"].map {
            reference.failureFolder.appendingPathComponent("\(reference.failureName).\($0).png")
        }
        guard let difference = actual.compare(with: expected, tolerance: tolerance) else {
            for file in files where FileManager.default.fileExists(atPath: file.path) {
                try? FileManager.default.removeItem(at: file)
            }
            return
        }
        let shown = actual.differencePicture(from: expected)
        try actual.write(to: files[0])
        try shown?.write(to: files[1])
        let isSize = difference.colorDifference == nil
        let text =
            isSize
            ? "the picture has \(width)×\(height) pixels and the reference \(expected.width)×\(expected.height)"
            : "the picture does not match its reference: \(difference)"
        throw PictureFailure(
            isSize ? .differentSizes : .differentPixels,
            """
            \(text)
            reference:  \(reference.file.path)
            actual:     \(files[0].path)
            difference: \(files[1].path)
            """,
            attachments: [
                expected.attachment("reference.png"), actual.attachment("actual.png"),
            ] + (shown.map { [$0.attachment("difference.png")] } ?? []))
    }

    private func attachment(_ name: String) -> PictureFailure.Attachment {
        PictureFailure.Attachment(name: name, bytes: (try? pngData()).map([UInt8].init) ?? [])
    }
}
