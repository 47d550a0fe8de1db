public import Foundation
public import UniformTypeIdentifiers

/// The form in which a file is passed.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Receivers may use the file itself. Otherwise receivers get a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSItemProvider {
    /// Creates a provider of a file, with the type of the file name's extension and the name without extension as the
    /// suggested name. The file is read when it is loaded.
    /// - Returns: nil if there is no such file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        registerFileRepresentation(
            forTypeIdentifier: type.identifier, fileOptions: .openInPlace, visibility: .all
        ) { done in
            done(fileURL, true, nil)
            return nil
        }
    }

    /// Registers a file of a type.
    /// - Parameters:
    ///   - fileOptions: whether receivers may use the file itself.
    ///   - loadHandler: called when the file is needed. It passes the file, whether the file must be coordinated, which
    ///     has no effect on Linux, and an error.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        let opensInPlace = fileOptions.contains(.openInPlace)
        let file: FileHandler = { done in
            loadHandler { url, _, error in done(url, opensInPlace, error) }
        }
        register(typeIdentifier, file: file, visibility: visibility) { done in
            loadHandler { url, _, error in
                guard let url else { return done(nil, error ?? Self.error(.itemUnavailableError)) }
                do { done(try Data(contentsOf: url), nil) } catch { done(nil, error) }
            }
        }
    }

    /// Loads a copy of the file of a type; bytes are written to a file. The handler is called once, on a separate
    /// queue. The copy is deleted when the handler returns, as documented.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadFile(typeIdentifier, inPlace: false) { url, _, error in completionHandler(url, error) }
    }

    /// Loads the file of a type itself if receivers may use the file, and otherwise a copy, which is kept for the app.
    /// The handler is called once, on a separate queue. Its second argument is true for the file itself.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress { loadFile(typeIdentifier, inPlace: true, completionHandler) }

    private func loadFile(
        _ wanted: String, inPlace: Bool, _ done: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        DispatchQueue.global().async { [self] in
            let finish: @Sendable (URL?, Bool, (any Error)?) -> Void = { url, isOriginal, error in
                progress.completedUnitCount = 1
                done(url, isOriginal, error)
            }
            guard let (type, handler) = fileHandler(of: wanted) else {
                return finish(nil, false, Self.error(.itemUnavailableError))
            }
            let name = fileName(type)
            guard let handler else {
                bytes(of: type) { data, error in
                    guard let data else { return finish(nil, false, error ?? Self.error(.itemUnavailableError)) }
                    Self.passCopy(name, keeps: inPlace, finish) { try data.write(to: $0) }
                }
                return
            }
            _ = handler { url, opensInPlace, error in
                guard let url else { return finish(nil, false, error ?? Self.error(.itemUnavailableError)) }
                if inPlace, opensInPlace { return finish(url, true, nil) }
                Self.passCopy(url.lastPathComponent, keeps: inPlace, finish) {
                    try FileManager.default.copyItem(at: url, to: $0)
                }
            }
        }
        return progress
    }

    private func fileName(_ type: String) -> String {
        // A name of the app must not lead to another folder.
        let name = suggestedName.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
        let base = name.isEmpty || name == "/" ? "file" : name
        guard let ending = UTType(type)?.preferredFilenameExtension, !base.hasSuffix("." + ending) else { return base }
        return base + "." + ending
    }

    /// Makes a file in a new temporary folder, and passes the file.
    private static func passCopy(
        _ name: String, keeps: Bool, _ finish: (URL?, Bool, (any Error)?) -> Void, _ write: (URL) throws -> Void
    ) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let copy = folder.appendingPathComponent(name)
            try write(copy)
            finish(copy, false, nil)
            if !keeps { try? FileManager.default.removeItem(at: folder) }
        } catch {
            try? FileManager.default.removeItem(at: folder)
            finish(nil, false, error)
        }
    }

    // MARK: Types

    /// The registered types in order.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.map { UTType(importedAs: $0) } }
    /// Whether there is a representation of the type, or of a type that conforms to the type.
    public func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool { hasItemConformingToTypeIdentifier(typeIdentifier) }
    /// Loads the bytes of a type. The handler is called once, on a separate queue.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
    /// Loads a file of a type. The handler is called once, on a separate queue.
    /// - Parameter openInPlace: true for the file itself if receivers may use it. A copy is deleted when the handler
    ///   returns.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress { loadFile(contentType.identifier, inPlace: openInPlace, completionHandler) }
}
