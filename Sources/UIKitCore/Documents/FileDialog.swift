package import Foundation
package import HostInterface

/// The desktop's dialog for files, on behalf of a picker. A picker without a dialog displays its own list.
@MainActor
package final class FileDialog {
    private let files: any HostFiles
    private var hasAsked = false
    /// Closes the dialog while it is open.
    private var close: (@MainActor () -> Void)?

    /// Nil if the desktop has no dialog.
    package init?(for picker: UIViewController) {
        guard let files = picker.appContext.host?.files else { return nil }
        self.files = files
    }

    /// Opens the dialog over the window of a picker's view. Later calls do nothing.
    /// - Parameters:
    ///   - chosen: called once in a later turn with the chosen files, or with nil if the user cancelled. Not called
    ///     after ``cancel()``.
    ///   - unavailable: called in place of `chosen` if the desktop displays no dialog; immediately if the dialog cannot
    ///     be requested.
    package func open(
        _ request: FileRequest, over view: UIView, chosen: @escaping @MainActor ([URL]?) -> Void,
        unavailable: @escaping @MainActor () -> Void
    ) {
        guard !hasAsked else { return }
        hasAsked = true
        close = files.choose(request, over: view.window?.hostWindow?.id) { [weak self] answer in
            guard let self, close != nil else { return }
            close = nil
            switch answer {
            case .chosen(let urls): chosen(urls)
            case .cancelled: chosen(nil)
            case .unavailable: unavailable()
            }
        }
        if close == nil { unavailable() }
    }

    /// Closes the dialog. The answer of the dialog is ignored.
    package func cancel() {
        let close = close
        self.close = nil
        close?()
    }
}
