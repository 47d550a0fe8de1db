import Diagnostics
import Foundation
import HostInterface
public import ObjectiveCRuntime
import QuartzCore

/// Saves an image in the user's folder for pictures, as a PNG file if the image has transparent pixels and as a JPEG
/// file otherwise. No existing file is changed: the file of a second image gets a number.
///
/// Documented (UIImageWriteToSavedPhotosAlbum(_:_:_:_:)): the selector has the form
/// `image(_:didFinishSavingWithError:contextInfo:)`. Chosen: the file is written during the call, and the method is
/// called in a later turn.
/// - Parameters:
///   - completionTarget: the object whose method is called; nil for none.
///   - completionSelector: the method. Its second argument is nil after a success.
///   - contextInfo: passed to the method.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    var error: NSError?
    do { try SavedPhotos.save(image) } catch let fault { error = fault as NSError }
    SavedPhotos.notify(completionTarget, completionSelector, image, error, contextInfo)
}

/// Copies a movie into the user's folder for pictures.
///
/// The parameters are those of ``UIImageWriteToSavedPhotosAlbum(_:_:_:_:)``. The method has the form
/// `video(_:didFinishSavingWithError:contextInfo:)` and gets the path.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    var error: NSError?
    do { try SavedPhotos.save(movie: URL(fileURLWithPath: videoPath)) } catch let fault { error = fault as NSError }
    SavedPhotos.notify(completionTarget, completionSelector, videoPath, error, contextInfo)
}

/// Returns whether ``UISaveVideoAtPathToSavedPhotosAlbum(_:_:_:_:)`` can copy a file: whether the file exists and can
/// be read.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: videoPath, isDirectory: &isFolder) && !isFolder.boolValue
        && FileManager.default.isReadableFile(atPath: videoPath)
}

/// The user's folder for pictures, which takes the place of the photo library.
@MainActor
enum SavedPhotos {
    private static var folder: URL { UIApplication.shared.context[SavingFolders.self].pictures }

    static func save(_ image: UIImage) throws {
        // Chosen: the quality of a JPEG file. A system without gdk-pixbuf writes a PNG file.
        if !image.isTransparent, let data = image.jpegData(compressionQuality: 0.9) {
            try NumberedFile.write(data, "Image.jpg", in: folder)
        } else if let data = image.pngData() {
            try NumberedFile.write(data, "Image.png", in: folder)
        } else {
            throw CocoaError(.fileWriteUnknown)
        }
    }

    static func save(movie: URL) throws {
        try NumberedFile.copy(movie, in: folder)
    }

    static func notify(
        _ target: Any?, _ selector: Selector?, _ item: Any, _ error: NSError?, _ info: UnsafeMutableRawPointer?
    ) {
        guard let target, let selector else { return }
        let context = UIApplication.shared.context
        context.after(0) { call(target, selector, item, error, info) }
        context.environment.requestFrame()
    }

    private static func call(
        _ target: Any, _ selector: Selector, _ item: Any, _ error: NSError?, _ info: UnsafeMutableRawPointer?
    ) {
        guard let message = selector.message(for: target) else { _ = selector.report(.unknown, target); return }
        // Apps declare the last parameter with several types of pointers.
        var infos: [Any?] = [info, info.map { UnsafeRawPointer($0) }]
        if info == nil { infos += [nullInfo, UnsafeRawPointer(nullInfo)] }
        var outcome = SelectorMessage.Outcome.unknown
        for info in infos {
            outcome = message.call(target, [item, error, info])
            guard case .wrongArgument(2, _) = outcome else { break }
        }
        _ = selector.report(outcome, target)
    }

    /// Passed for a null pointer if the parameter is not optional: Swift has no such pointer.
    private static let nullInfo = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
}

/// The folders of the user in which an app saves files. Tests replace them.
struct SavingFolders: AppPart {
    var downloads: URL?
    var pictures: URL

    init() {
        let environment = ProcessInfo.processInfo.environment
        let folders = UserFolders(environment: environment)
        downloads =
            UserFolders.areKept(in: environment)
            ? URL(fileURLWithPath: folders.downloads)
            : FileManager.default.urls(for: .downloadsDirectory, in: .userDomainMask).first
        pictures = URL(fileURLWithPath: folders.pictures)
    }
}

/// Files that replace no existing file.
enum NumberedFile {
    /// Writes a file. If a file of this name exists, a number is added to the name.
    static func write(_ data: Data, _ name: String, in folder: URL) throws {
        try make(name, in: folder) { try data.write(to: $0, options: .withoutOverwriting) }
    }

    /// Copies a file with its name. If a file of this name exists, a number is added to the name.
    static func copy(_ file: URL, in folder: URL) throws {
        try make(file.lastPathComponent, in: folder) { try FileManager.default.copyItem(at: file, to: $0) }
    }

    private static func make(_ name: String, in folder: URL, _ body: (URL) throws -> Void) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (stem, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        for number in 1..<10_000 {
            let file = folder.appendingPathComponent(
                (number == 1 ? stem : "\(stem) \(number)") + (ending.isEmpty ? "" : "." + ending))
            // The loop would otherwise encode or copy the file once for each existing file.
            if FileManager.default.fileExists(atPath: file.path) { continue }
            do { return try body(file) } catch {
                // Another program may have made the file in the meantime.
                guard FileManager.default.fileExists(atPath: file.path) else { throw error }
            }
        }
        throw CocoaError(.fileWriteFileExists)
    }
}
