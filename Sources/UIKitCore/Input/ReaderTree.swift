import AccessibilityLogic
import HostInterface

/// The objects of an app as a screen reader sees them, between two turns of the app: each window of the desktop with
/// its bars, lists and elements. Only the structure is stored; all other answers are read from the objects.
@MainActor
struct ReaderTree {
    private(set) var children: [AccessibleID: [AccessibleID]] = [:]
    private(set) var parents: [AccessibleID: AccessibleID] = [:]
    private(set) var cells: Set<AccessibleID> = []

    /// The objects from the windows down, parents first. The app is asked in this order.
    var order: [AccessibleID] {
        var (order, waiting) = ([AccessibleID](), Array((children[.application] ?? []).reversed()))
        while let id = waiting.popLast() {
            order.append(id)
            waiting += (children[id] ?? []).reversed()
        }
        return order
    }

    private init() {}
    static let empty = ReaderTree()

    /// The answers of the app about one window.
    struct WindowPart {
        /// The rearmost window in the same window of the desktop.
        let frame: UIWindow
        /// Whether the windows behind are not read.
        let isModal: Bool
        let nodes: [AccessibilityTree.Node]
    }

    /// Asks the app for its objects. The answers may run the app's code, so they are read before a number is issued.
    static func parts(of app: AppContext) -> [WindowPart] {
        app.windowsBackToFront.compactMap { window in
            guard let hostWindow = window.hostWindow, let frame = app.windows(in: hostWindow.id).first else {
                return nil
            }
            return WindowPart(
                frame: frame, isModal: window.isModalForReaders, nodes: AccessibilityTree(forReaders: window).nodes)
        }
    }

    init(_ parts: [WindowPart], _ identities: inout ReaderIdentities) {
        var frames: [AccessibleID] = []
        for part in parts {
            let frame = identities.id(of: part.frame)
            if parents[frame] == nil {
                frames.append(frame)
                parents[frame] = .application
            }
            // A window of the app in front of another, in one window of the desktop.
            if part.isModal { remove(frame) }
            add(part.nodes, to: frame, &identities)
        }
        children[.application] = frames
    }

    private mutating func add(
        _ nodes: [AccessibilityTree.Node], to parent: AccessibleID, _ identities: inout ReaderIdentities
    ) {
        for node in nodes {
            let id = identities.id(of: node.object)
            // An app may name an element twice.
            guard parents[id] == nil else { continue }
            parents[id] = parent
            children[parent, default: []].append(id)
            if node.tablePlace != nil { cells.insert(id) }
            add(node.children, to: id, &identities)
        }
    }

    private mutating func remove(_ frame: AccessibleID) {
        var waiting = children[frame] ?? []
        children[frame] = nil
        while let id = waiting.popLast() {
            parents[id] = nil
            waiting += children.removeValue(forKey: id) ?? []
        }
    }
}

extension UIWindow {
    /// Whether the windows behind are not read.
    fileprivate var isModalForReaders: Bool {
        accessibilityViewIsModal || rootViewController?.viewIfLoaded?.accessibilityViewIsModal == true
    }
}
