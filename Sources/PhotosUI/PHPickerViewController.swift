import Diagnostics
public import Foundation
import HostInterface
public import UIKitCore
import UniformTypeIdentifiers

/// Receives the choice of a photo picker.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called once with the chosen files, and without files after the user cancelled. The delegate dismisses the
    /// picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A picker of the user's pictures and films.
///
/// On a desktop with a dialog for files (`org.freedesktop.portal.FileChooser`) the picker displays this dialog, and an
/// empty view over the app's window until the user has chosen. Otherwise, and after the choice of files of other kinds
/// alone, the picker displays a list of the user's folders, which begins at the folder of pictures.
///
/// Chosen: of more files than ``PHPickerConfiguration/selectionLimit``, which the desktop's dialog allows, the first
/// files are passed. Files of other kinds are not passed. A picker that the app dismisses does not call its delegate.
@preconcurrency @MainActor
public final class PHPickerViewController: UIViewController {
    /// The settings of the picker.
    public let configuration: PHPickerConfiguration
    /// The delegate; held weakly. Nil by default. A picker without a delegate dismisses itself.
    public weak var delegate: (any PHPickerViewControllerDelegate)?

    /// The folder at which the list begins. A test assigns another folder.
    var firstFolder = URL.picturesDirectory
    /// The desktop's dialog; nil if the desktop has none.
    private var dialog: FileDialog?
    private var list: PictureList?
    private var hasEnded = false

    /// Creates a picker.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        dialog = FileDialog(for: self)
        // Under the desktop's dialog there is no sheet.
        if dialog != nil { modalPresentationStyle = .overFullScreen }
    }

    /// Always nil: a picker needs its configuration, and archives do not contain it.
    public required init?(coder: NSCoder) { nil }

    override public func viewDidLoad() {
        super.viewDidLoad()
        if dialog == nil { showList(at: firstFolder) }
    }

    override public func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        dialog?.open(request, over: view) { [weak self] in
            self?.finish($0)
        } unavailable: { [weak self] in
            guard let self else { return }
            showList(at: firstFolder)
        }
    }

    override public func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed else { return }
        dialog?.cancel()
        hasEnded = true
    }

    private var request: FileRequest {
        var request = FileRequest.opening(configuration.types, title: title)
        request.isMultiple = configuration.limit != 1
        request.folder = firstFolder.path
        return request
    }

    /// Displays the picker's own list.
    private func showList(at folder: URL) {
        guard list == nil else { return }
        view.backgroundColor = .systemBackground
        let list = PictureList(configuration.types, limit: configuration.limit, at: folder) { [weak self] in
            self?.finish($0)
        }
        self.list = list
        addChild(list)
        list.view.frame = view.bounds
        list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list.view)
        list.didMove(toParent: self)
    }

    /// The user chose files, or cancelled.
    private func finish(_ urls: [URL]?) {
        guard !hasEnded else { return }
        let allowed = (urls ?? []).filter(isAllowed)
        if let first = urls?.first, allowed.isEmpty {
            Log.once("PHPickerViewController: \(first.lastPathComponent) is no picture or film of the configuration")
            // The user may choose again after the desktop's dialog was closed.
            return showList(at: first.deletingLastPathComponent())
        }
        let limit = configuration.limit == 0 ? allowed.count : configuration.limit
        if allowed.count > limit {
            Log.once("PHPickerViewController: \(allowed.count) files were chosen, and the first \(limit) are passed")
        }
        hasEnded = true
        let results = allowed.prefix(limit).compactMap { NSItemProvider(contentsOf: $0) }.map {
            PHPickerResult(itemProvider: $0)
        }
        guard let delegate else {
            presentingViewController?.dismiss(animated: true)
            return
        }
        delegate.picker(self, didFinishPicking: results)
    }

    private func isAllowed(_ url: URL) -> Bool {
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        return configuration.types.contains { type.conforms(to: $0) }
    }
}
