import CoreGraphics
import Diagnostics
public import Foundation
import HostInterface
import SystemStrings
public import UniformTypeIdentifiers

/// The effect of a document picker on the chosen documents, before iOS 14.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Copies the chosen documents into the app.
    case `import` = 0
    /// Opens the chosen documents in place.
    case open
    /// Copies a document of the app to the chosen folder.
    case exportToService
    /// Moves a document of the app to the chosen folder.
    case moveToService
}

/// Receives the choice of a document picker.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called once with the chosen documents, after the picker was dismissed. Calls the older method for one document
    /// by default.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called once after the picker was dismissed without a choice. Does nothing by default.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// Deprecated in favor of the method for several documents. Does nothing by default.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// Calls the older method with the first document.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
    }
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// A list of the user's folders, in which the user chooses documents to open, or a folder for documents to save.
///
/// On a desktop with a dialog for files (`org.freedesktop.portal.FileChooser`) the picker displays this dialog, and an
/// empty view over the app's window until the user has chosen. Otherwise the picker displays its own list. The list
/// begins at ``directoryURL`` and leads up to the home folder of the user. Hidden files are not listed, and
/// documents of other types are dimmed. The picker is dismissed by the choice, as on iOS; present it as a whole.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    private enum Task {
        case open([UTType], copies: Bool)
        case export([URL], copies: Bool)
    }

    private let task: Task
    private let browsers = UINavigationController()
    private var progress = Progress.open

    private enum Progress {
        case open
        /// The user chose documents, or cancelled with nil. The picker is being dismissed.
        case chosen([URL]?)
        /// The delegate was called.
        case ended
    }

    /// The desktop's dialog; nil if the desktop has none.
    private var dialog: FileDialog?

    private init(_ task: Task) {
        self.task = task
        super.init(nibName: nil, bundle: nil)
        // Under the desktop's dialog there is no sheet.
        dialog = FileDialog(for: self)
        modalPresentationStyle = dialog == nil ? .formSheet : .overFullScreen
    }

    /// Creates a picker of documents.
    /// - Parameters:
    ///   - contentTypes: the types that can be chosen. A folder can be chosen with `.folder`.
    ///   - asCopy: whether the app receives copies in its temporary folder. By default, the app receives the documents
    ///     themselves, which it may change.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.init(.open(contentTypes, copies: asCopy))
    }

    /// Creates a picker of a folder for documents.
    /// - Parameter asCopy: whether the documents are copied. By default, they are moved. A document whose name exists
    ///   in the folder gets another name.
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
        self.init(.export(urls, copies: asCopy))
    }

    /// Creates a picker of documents. Deprecated in favor of ``init(forOpeningContentTypes:asCopy:)``.
    /// - Parameter allowedUTIs: identifiers of types. Identifiers without a type are ignored.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(.open(allowedUTIs.compactMap { UTType($0) }, copies: mode == .import))
        documentPickerMode = mode
    }

    /// Creates a picker of a folder for a document. Deprecated in favor of ``init(forExporting:asCopy:)``.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

    /// Creates a picker of a folder for documents. Deprecated in favor of ``init(forExporting:asCopy:)``.
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(.export(urls, copies: mode != .moveToService))
        documentPickerMode = mode
    }

    /// Always nil: a picker needs its types, and archives do not contain them.
    public required init?(coder: NSCoder) { nil }

    /// The delegate; held weakly. Nil by default.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether the user can choose several documents. False by default. Assign it before the picker appears.
    open var allowsMultipleSelection = false
    /// Whether names are shown with their extensions. True by default, as in the file managers of Linux. Assign it
    /// before the picker appears.
    open var shouldShowFileExtensions = true
    /// The folder at which the picker begins; nil, the default, is the user's home folder. Assign it before the picker
    /// appears.
    open var directoryURL: URL?
    /// The mode that was passed to the initializer. `open` or `exportToService` for the newer initializers.
    public private(set) lazy var documentPickerMode: UIDocumentPickerMode =
        if case .export = task { .exportToService } else { .open }

    override open func viewDidLoad() {
        super.viewDidLoad()
        if dialog == nil { showBrowsers() }
    }

    override open func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        dialog?.open(request, over: view) { [weak self] in
            self?.finish($0)
        } unavailable: { [weak self] in
            guard let self, case .open = progress else { return }
            showBrowsers()
        }
    }

    /// Displays the picker's own list.
    private func showBrowsers() {
        view.backgroundColor = .systemBackground
        let purpose: FileBrowsing =
            switch task {
            case .open(let types, _): .opening(DocumentFilter(types: types), isMultiple: allowsMultipleSelection)
            case .export: .exporting
            }
        let pages = FileBrowser.stack(for: folder, purpose, showsExtensions: shouldShowFileExtensions) { [weak self] in
            self?.finish($0)
        }
        browsers.setViewControllers(pages, animated: false)
        addChild(browsers)
        browsers.view.frame = view.bounds
        browsers.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(browsers.view)
        browsers.didMove(toParent: self)
    }

    override open func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed else { return }
        dialog?.cancel()
        end()
    }
}

extension UIDocumentPickerViewController {
    private var folder: URL { directoryURL ?? FileManager.default.homeDirectoryForCurrentUser }

    private var request: FileRequest {
        var request: FileRequest
        switch task {
        case .open(let types, _):
            request = .opening(types, title: title)
            request.isMultiple = allowsMultipleSelection
            request.choosesFolder = DocumentFilter(types: types).choosesFolders
        case .export:
            request = FileRequest()
            request.title = title ?? SystemString.save.localized
            request.acceptLabel = SystemString.save.localized
            request.choosesFolder = true
        }
        request.folder = directoryURL?.path
        return request
    }

    /// The user chose documents or a folder, or cancelled.
    private func finish(_ urls: [URL]?) {
        guard case .open = progress else { return }
        do {
            progress = .chosen(try urls.map(result))
        } catch {
            // The user may choose again after the desktop's dialog was closed.
            if browsers.parent == nil { showBrowsers() }
            return report(error)
        }
        guard let presentingViewController else { return end() }
        presentingViewController.dismiss(animated: true)
    }

    /// Carries out the task with the user's choice. Returns the documents for the app.
    private func result(_ urls: [URL]) throws -> [URL] {
        switch task {
        case .open(_, copies: false): return urls
        case .open(_, copies: true): return try urls.map(DocumentTransfer.copyToTemporaryFolder)
        case .export(let documents, let copies):
            guard let folder = urls.first else { return [] }
            return try documents.map { try DocumentTransfer.export($0, to: folder, copies: copies) }
        }
    }

    private func report(_ error: any Error) {
        Log.once("UIDocumentPickerViewController: \(error.localizedDescription)")
        let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: SystemString.done.localized, style: .cancel))
        present(alert, animated: true)
    }

    /// Calls the delegate once.
    private func end() {
        let former = progress
        if case .ended = former { return }
        progress = .ended
        if case .chosen(let chosen?) = former, !chosen.isEmpty {
            delegate?.documentPicker(self, didPickDocumentsAt: chosen)
        } else {
            delegate?.documentPickerWasCancelled(self)
        }
    }
}
