public import CoreGraphics
import Diagnostics
public import Foundation
import HostInterface
import UniformTypeIdentifiers

/// Receives the choice of an image picker. The delegate of the picker is a `UINavigationControllerDelegate` too.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called with the chosen picture. The delegate dismisses the picker. The default implementation dismisses it.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called after the user cancelled. The delegate dismisses the picker. The default implementation dismisses it.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Dismisses the picker.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.presentingViewController?.dismiss(animated: true) }
    /// Dismisses the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.presentingViewController?.dismiss(animated: true)
    }
}

extension UIImagePickerController {
    /// The source of the pictures.
    public enum SourceType: Int, Sendable {
        case photoLibrary = 0
        case camera
        case savedPhotosAlbum
    }

    /// The quality of recorded videos. No video is recorded on Linux.
    public enum QualityType: Int, Sendable {
        case typeHigh = 0
        case typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }

    /// The kind of a recording.
    public enum CameraCaptureMode: Int, Sendable {
        case photo = 0
        case video
    }

    /// The position of a camera.
    public enum CameraDevice: Int, Sendable {
        case rear = 0
        case front
    }

    /// The flash of a camera.
    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto
        case on
    }

    /// The keys of the dictionary that a delegate receives.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The identifier of the type, a `String`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture, a ``UIImage``.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The largest square in the middle of the picture, a ``UIImage``. Present if `allowsEditing` is true.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The rectangle of the edited image in the picture, in points, an `NSValue`.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The file of a film, a `URL`. Never present here: films cannot be chosen.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The address in the library of iOS. Never present here.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// Facts of the camera. Never present here.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The live photo. Never present here.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The object of the library of iOS. Never present here.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// The file of the picture, a `URL`.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }
}

/// A picker of a picture of the user.
///
/// On a desktop with a dialog for files (`org.freedesktop.portal.FileChooser`) the picker displays this dialog, and an
/// empty view over the app's window until the user has chosen. Otherwise, and after the choice of a file that is not a
/// picture, the picker displays a list of the user's folders. The list begins at the folder of pictures, and shows
/// small pictures of image files.
///
/// Linux has no photo library, so that both libraries are the folder of pictures. There is no camera. The delegate
/// dismisses the picker.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// The folder at which the list begins. A test assigns another folder.
    final var firstFolder = URL.picturesDirectory
    private var hasEnded = false
    /// The desktop's dialog; nil if the desktop has none.
    private var dialog: FileDialog?
    private var showsList = false

    /// Creates a picker of the photo library.
    public convenience init() { self.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        // Under the desktop's dialog there is no sheet.
        dialog = FileDialog(for: self)
        modalPresentationStyle = dialog == nil ? .formSheet : .overFullScreen
    }
    /// Reads the properties of every navigation controller from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        dialog = FileDialog(for: self)
    }

    /// Returns whether pictures can be taken from a source: true for the libraries, false for the camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// Returns the types that a source has: pictures, or nil for the camera.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        sourceType == .camera ? nil : [UTType.image.identifier]
    }
    /// Always false: there is no camera.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Always false: there is no camera.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// Always nil: there is no camera.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    /// The source. The photo library by default. Stops the program for the camera, as UIKit does without one; ask
    /// ``isSourceTypeAvailable(_:)`` before.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            if sourceType == .camera {
                misuse(
                    """
                    UIImagePickerController.sourceType: the source type \(sourceType.rawValue) is not available; \
                    ask isSourceTypeAvailable(_:) first
                    """
                )
            }
        }
    }
    /// The identifiers of the types that can be chosen. `public.image` by default. Films cannot be chosen.
    open var mediaTypes = [UTType.image.identifier]
    /// Whether the delegate also receives the square in the middle of the picture. False by default. The user cannot
    /// move the square.
    open var allowsEditing = false
    /// - Coverage: inert (films cannot be chosen)
    open var videoMaximumDuration: TimeInterval = 600 {
        didSet { Self.logInert("videoMaximumDuration", "films cannot be chosen") }
    }
    /// - Coverage: inert (films cannot be chosen)
    open var videoQuality = QualityType.typeMedium {
        didSet { Self.logInert("videoQuality", "films cannot be chosen") }
    }
    /// - Coverage: inert (there is no camera)
    open var showsCameraControls = true { didSet { Self.logInert("showsCameraControls", "there is no camera") } }
    /// - Coverage: inert (there is no camera)
    open var cameraOverlayView: UIView? { didSet { Self.logInert("cameraOverlayView", "there is no camera") } }
    /// - Coverage: inert (there is no camera)
    open var cameraViewTransform = CGAffineTransform.identity {
        didSet { Self.logInert("cameraViewTransform", "there is no camera") }
    }
    /// - Coverage: inert (there is no camera)
    open var cameraCaptureMode = CameraCaptureMode.photo {
        didSet { Self.logInert("cameraCaptureMode", "there is no camera") }
    }
    /// - Coverage: inert (there is no camera)
    open var cameraDevice = CameraDevice.rear { didSet { Self.logInert("cameraDevice", "there is no camera") } }
    /// - Coverage: inert (there is no camera)
    open var cameraFlashMode = CameraFlashMode.auto {
        didSet { Self.logInert("cameraFlashMode", "there is no camera") }
    }
    /// - Coverage: inert (there is no camera)
    open func takePicture() { Self.logInert("takePicture", "there is no camera") }
    private static func logInert(_ member: String, _ reason: String) {
        Log.once("UIImagePickerController.\(member) has no effect: \(reason)")
    }

    override open func viewDidLoad() {
        super.viewDidLoad()
        if dialog == nil { return showList(at: firstFolder) }
        view.backgroundColor = .clear
        setNavigationBarHidden(true, animated: false)
    }

    override open func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        dialog?.open(request, over: view) { [weak self] in
            self?.finish($0)
        } unavailable: { [weak self] in
            guard let self else { return }
            showList(at: firstFolder)
        }
    }

    override open func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { dialog?.cancel() }
    }
}

extension UIImagePickerController {
    private var receiver: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }
    private var pictureTypes: [UTType] { mediaTypes.compactMap { UTType($0) }.filter { $0.conforms(to: .image) } }

    private var request: FileRequest {
        var request = FileRequest.opening(pictureTypes.isEmpty ? [.image] : pictureTypes, title: title)
        request.folder = firstFolder.path
        return request
    }

    /// Displays the picker's own list.
    private func showList(at folder: URL) {
        guard !showsList else { return }
        showsList = true
        view.backgroundColor = .systemBackground
        setNavigationBarHidden(false, animated: false)
        let pages = FileBrowser.stack(
            for: folder, .opening(DocumentFilter(types: pictureTypes), isMultiple: false), showsExtensions: true,
            thumbnails: FileThumbnails()
        ) { [weak self] in self?.finish($0) }
        setViewControllers(pages, animated: false)
    }

    private func finish(_ urls: [URL]?) {
        guard !hasEnded else { return }
        guard let url = urls?.first else {
            hasEnded = true
            return cancelled()
        }
        guard let image = UIImage(contentsOfFile: url.path) else {
            Log.once("UIImagePickerController: \(url.lastPathComponent) cannot be read as a picture")
            // The user may choose again after the desktop's dialog was closed.
            return showList(at: url.deletingLastPathComponent())
        }
        hasEnded = true
        var info: [InfoKey: Any] = [
            .mediaType: UTType.image.identifier, .originalImage: image, .imageURL: url,
        ]
        if allowsEditing, let (square, rect) = image.middleSquare {
            info[.editedImage] = square
            info[.cropRect] = NSValue(cgRect: rect)
        }
        guard let receiver else { return cancelled() }
        receiver.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    private func cancelled() {
        guard let receiver else { return presentingViewController?.dismiss(animated: true) ?? () }
        receiver.imagePickerControllerDidCancel(self)
    }
}

extension UIImage {
    /// The largest square in the middle, and its rectangle in points; nil for an empty image.
    fileprivate var middleSquare: (UIImage, CGRect)? {
        let side = min(size.width, size.height)
        guard side > 0, let pixels = cgImage else { return nil }
        let rect = CGRect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
        let scaled = CGRect(
            x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
        return pixels.cropping(to: scaled).map { (UIImage(cgImage: $0, scale: scale, orientation: .up), rect) }
    }
}
