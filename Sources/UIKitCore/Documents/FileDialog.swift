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
    /// - Parameter answer: called once: immediately with `unavailable` if the dialog cannot be requested, otherwise in
    ///   a later turn. Not called after ``cancel()``.
    package func open(
        _ request: FileRequest, over view: UIView, answer: @escaping @MainActor (FileAnswer) -> Void
    ) {
        guard !hasAsked else { return }
        hasAsked = true
        close = files.choose(request, over: view.window?.hostWindow?.id) { [weak self] in
            guard let self, close != nil else { return }
            close = nil
            answer($0)
        }
        if close == nil { answer(.unavailable) }
    }

    /// Closes the dialog. The answer of the dialog is ignored.
    package func cancel() {
        let close = close
        self.close = nil
        close?()
    }
}
