import AccessibilityLogic
import DesktopBus

/// The numbers and the value of an event's signal.
@MainActor
struct EventBody {
    var first: Int32 = 0
    var second: Int32 = 0
    var any = BusValue.int32(0)

    init(_ event: AccessibleEvent, _ server: AccessibleServer) {
        switch event.kind {
        case .windowCreated(let name), .windowDestroyed(let name), .windowActivated(let name),
            .windowDeactivated(let name):
            any = .string(name)
        case .state(_, let isOn): first = isOn ? 1 : 0
        case .childAdded(let child, let index), .childRemoved(let child, let index):
            first = Int32(clamping: index)
            any = server.reference(child)
        case .nameChanged(let text), .descriptionChanged(let text): any = .string(text)
        case .valueChanged(let number): any = .double(number)
        case .textInserted(let start, let count, let text), .textDeleted(let start, let count, let text):
            (first, second) = (Int32(clamping: start), Int32(clamping: count))
            any = .string(text)
        case .caretMoved(let offset): first = Int32(clamping: offset)
        case .announcement(let text, let politeness):
            first = politeness.rawValue
            any = .string(text)
        case .textSelectionChanged, .selectionChanged, .cached, .uncached: break
        }
    }
}
