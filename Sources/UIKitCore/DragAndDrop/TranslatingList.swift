import Foundation
import ListLogic

/// A table or collection view, which displays gaps and placeholders that its data source does not have.
@preconcurrency @MainActor
protocol TranslatingList: UIScrollView {
    /// The items on screen while they differ from the data.
    var picture: ListPicture? { get }
    /// Whether index paths of public members are those on screen.
    var usesShownPaths: Bool { get set }
}

extension TranslatingList {
    /// The items on screen, if public members use index paths of data that differ.
    var translated: ListPicture? { usesShownPaths ? nil : picture }

    /// The index path on screen of an item of the data; nil for an item that is not on screen.
    func pathOnScreen(of path: IndexPath) -> IndexPath? {
        guard let picture else { return path }
        return ListIndexPath(path).flatMap(picture.shownPath)?.indexPath
    }

    /// The index path in the data of an item on screen; nil for a gap or a placeholder.
    func pathInData(of path: IndexPath) -> IndexPath? {
        guard let picture else { return path }
        return ListIndexPath(path).flatMap(picture.dataPath)?.indexPath
    }

    /// The index path on screen of the item that a public member names.
    func shownPath(of path: IndexPath) -> IndexPath { usesShownPaths ? path : pathOnScreen(of: path) ?? path }

    /// The index path that a public member returns for an item on screen; nil for a gap or a placeholder.
    func listedPath(of path: IndexPath) -> IndexPath? { usesShownPaths ? path : pathInData(of: path) }

    /// Calls the closure. Index paths of public members are those on screen.
    func usingShownPaths(_ work: () -> Void) { using(shownPaths: true, work) }

    /// Calls the closure. Index paths of public members are those of the data, also in ``usingShownPaths(_:)``.
    func usingDataPaths<Value>(_ work: () -> Value) -> Value { using(shownPaths: false, work) }

    private func using<Value>(shownPaths: Bool, _ work: () -> Value) -> Value {
        let outer = usesShownPaths
        usesShownPaths = shownPaths
        defer { usesShownPaths = outer }
        return work()
    }
}
