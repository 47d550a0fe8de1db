import UIKit

/// The list of notes beside the open note; one stack in narrow windows.
final class NotesSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    let store: NoteStore
    let list: NoteListViewController
    private(set) var editor: NoteViewController?

    init(store: NoteStore) {
        self.store = store
        list = NoteListViewController(store: store)
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        list.onOpen = { [weak self] in self?.open($0) }
        list.onRemove = { [weak self] in self?.removed($0) }
        setViewController(list, for: .primary)
        setViewController(UIViewController(), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewController(for: .secondary)?.view.backgroundColor = .systemBackground
    }

    // MARK: Notes

    func open(_ id: UUID) {
        guard editor?.id != id, let note = store[id] else { return show(.secondary) }
        save()
        let editor = NoteViewController(note)
        editor.onChange = { [weak self] in self?.changed($0) }
        editor.onSave = { [weak self] in self?.save($0) }
        self.editor = editor
        setViewController(editor, for: .secondary)
        show(.secondary)
    }

    private func changed(_ note: Note) {
        store.update(note)
        list.reload()
    }

    private func removed(_ id: UUID) {
        guard editor?.id == id else { return }
        editor = nil
        let empty = UIViewController()
        empty.view.backgroundColor = .systemBackground
        setViewController(empty, for: .secondary)
    }

    func save() { if let editor { save(editor.id) } }

    private func save(_ id: UUID) {
        do {
            try store.save(id)
        } catch {
            let alert = UIAlertController(
                title: "The note could not be saved", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            if presentedViewController == nil { present(alert, animated: true) }
        }
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        editor == nil ? .primary : .secondary
    }

    // MARK: Restoration

    private static let activityType = "org.chevron.Notes.note"

    /// The open note with its selection.
    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: Self.activityType)
        if let editor {
            let range = editor.textView.selectedRange
            activity.userInfo = [
                "note": editor.id.uuidString, "location": range.location, "length": range.length,
                "top": Double(editor.textView.contentOffset.y),
            ]
        }
        return activity
    }

    func restore(from activity: NSUserActivity) {
        guard activity.activityType == Self.activityType, let info = activity.userInfo,
            let id = (info["note"] as? String).flatMap(UUID.init(uuidString:)), store[id] != nil
        else { return }
        open(id)
        editor?.restore(
            NSRange(location: info["location"] as? Int ?? 0, length: info["length"] as? Int ?? 0),
            top: info["top"] as? Double ?? 0)
    }
}
