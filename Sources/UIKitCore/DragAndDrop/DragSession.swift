import Diagnostics
import CoreGraphics
import Foundation
import GestureLogic
import Synchronization

/// A location in a window.
@MainActor
struct DragPlace {
    private(set) weak var window: UIWindow?
    var point: CGPoint

    /// Whether the window was closed.
    var isGone: Bool { window?.hostWindow == nil }

    /// Whether a view is in the same desktop window.
    func isAround(_ view: UIView) -> Bool {
        guard let own = window?.hostWindow else { return false }
        return view.window?.hostWindow === own
    }
}

/// The session of a drag, for its source.
@MainActor
final class DragSession: NSObject, UIDragSession {
    fileprivate(set) var items: [UIDragItem] = []
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    var localContext: Any?
    /// The location of the finger in the window of the source.
    var point: CGPoint
    private(set) weak var window: UIWindow?
    /// The location of the finger in another desktop window of the app; nil outside of the other desktop windows.
    var elsewhere: DragPlace?
    /// The location of the finger in the window under the finger. If no window of the app is there, in the window of
    /// the source.
    var place: DragPlace {
        if let elsewhere, !elsewhere.isGone { return elsewhere }
        return DragPlace(window: window, point: point)
    }

    init(in window: UIWindow, at point: CGPoint) {
        (self.window, self.point) = (window, point)
        super.init()
    }

    func add(_ new: [UIDragItem]) { items += new }

    func location(in view: UIView) -> CGPoint {
        let home = DragPlace(window: window, point: point)
        let place = elsewhere.flatMap { $0.isAround(view) ? $0 : nil } ?? home
        guard let window = place.window else { return .zero }
        return view.convert(window.point(place.point, in: view.window ?? window), from: nil)
    }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

extension UIWindow {
    /// A point of this window in another window of the same desktop window.
    func point(_ point: CGPoint, in other: UIWindow) -> CGPoint {
        guard other !== self else { return point }
        return CGPoint(
            x: point.x + frame.minX - other.frame.minX, y: point.y + frame.minY - other.frame.minY)
    }
}

/// The session of a drag, for its targets.
@MainActor
final class DropSession: NSObject, UIDropSession {
    let drag: DragSession
    private weak var stage: DragStage?
    /// Whether the drag began in the app.
    private let isLocal: Bool
    private let total = Progress(totalUnitCount: 0)
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default {
        didSet {
            Log.once(
                """
                UIDropSession.progressIndicatorStyle has no effect: no progress is shown. Show session.progress in a \
                view
                """)
        }
    }

    init(_ drag: DragSession, _ stage: DragStage) {
        (self.drag, self.stage, isLocal) = (drag, stage, stage.incoming == nil)
        super.init()
    }

    nonisolated var progress: Progress { MainActor.assumeIsolated { total } }
    var items: [UIDragItem] { drag.items }
    var allowsMoveOperation: Bool { drag.allowsMoveOperation }
    var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
    var localDragSession: (any UIDragSession)? { isLocal ? drag : nil }
    func location(in view: UIView) -> CGPoint { drag.location(in: view) }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
    }
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        drag.canLoadObjects(ofClass: aClass)
    }

    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let progress = Progress(totalUnitCount: Int64(clamping: providers.count))
        total.totalUnitCount += Int64(clamping: providers.count)
        stage?.request(.beginLoading)
        let loading = ObjectLoading(count: providers.count) { [stage, total] objects in
            total.completedUnitCount += Int64(clamping: providers.count)
            completion(objects)
            stage?.request(.endLoading)
        }
        if providers.isEmpty { loading.finish() }
        for (place, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in
                loading.add(ObjectBox(object), at: place, progress)
            }
        }
        return progress
    }
}

/// Collects the objects of several items as they are loaded on other threads.
private nonisolated final class ObjectLoading: @unchecked Sendable {
    private struct State {
        var objects: [Int: ObjectBox<(any NSItemProviderReading)?>] = [:]
    }

    private let count: Int
    private let state = Mutex(State())
    /// Used on the main queue only.
    private let completion: ([any NSItemProviderReading]) -> Void

    init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
        (self.count, self.completion) = (count, completion)
    }

    /// A handler of an app may call twice: the first call counts.
    func add(_ object: ObjectBox<(any NSItemProviderReading)?>, at place: Int, _ progress: Progress) {
        let isLast = state.withLock { state in
            guard state.objects[place] == nil else { return false }
            state.objects[place] = object
            return state.objects.count == count
        }
        progress.completedUnitCount += 1
        if isLast { finish() }
    }

    func finish() {
        DispatchQueue.main.async { [self] in
            let objects = state.withLock { $0.objects }
            completion(objects.sorted { $0.key < $1.key }.compactMap(\.value.object))
        }
    }
}

/// Passes an object of the app to another thread, as documented for loaded objects.
private nonisolated struct ObjectBox<Object>: @unchecked Sendable {
    let object: Object
    init(_ object: Object) { self.object = object }
}
