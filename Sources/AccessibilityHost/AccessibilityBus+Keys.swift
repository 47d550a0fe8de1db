package import AccessibilityLogic
import CSystemd
import DesktopBus

/// The programs that listen to keys, as the registry of the bus lists them.
struct KeyListeners {
    fileprivate(set) var isEmpty = true
    /// Whether the registry has not yet answered.
    fileprivate var isAsking = false
    /// Whether the listeners have changed since the question.
    fileprivate var isOutdated = false
}

/// The keys of the app for screen readers.
///
/// Documented (at-spi2-core 2.46, atk-adaptor; Orca 43 to 45): a toolkit sends each key to the registry before the app
/// gets the key. The registry asks the programs that listen to keys, and answers whether one of them used the key.
/// Later versions of Orca get the keys from the display, and register no listener.
extension AccessibilityBus {
    private static let keyPath = "/org/a11y/atspi/registry/deviceeventcontroller"
    private static let keyInterface = "org.a11y.atspi.DeviceEventController"
    private static let listenerInterface = "org.a11y.atspi.DeviceEventListener"

    /// Whether a program listens to keys.
    package var hasKeyListeners: Bool { !keyListeners.isEmpty }

    /// Requests the decision of the listening programs whether a program uses a key. The answer is false without a
    /// registry.
    package func ask(_ stroke: KeyStroke, answer: @escaping @MainActor (Bool) -> Void) {
        guard let link else { return answer(false) }
        link.call(Self.registry, Self.keyPath, Self.keyInterface, "NotifyListenersSync", [stroke.value]) {
            answer($0?.first == .flag(true))
        }
    }

    /// Sends a key to the programs that listen, without a question.
    package func notify(_ stroke: KeyStroke) {
        link?.call(Self.registry, Self.keyPath, Self.keyInterface, "NotifyListenersAsync", [stroke.value])
    }

    /// Receives the signals about listeners.
    func matchKeyListeners(on link: BusConnection) {
        for member in ["KeystrokeListenerRegistered", "KeystrokeListenerDeregistered"] {
            sd_bus_match_signal_async(
                link.connection, nil, nil, Self.keyPath, Self.listenerInterface, member,
                { _, me, _ in
                    MainActor.assumeIsolated { AccessibilityBus.of(me)?.askForKeyListeners() }
                    return 0
                }, { _, _, _ in 0 }, Unmanaged.passUnretained(self).toOpaque())
        }
    }

    /// Asks the registry for the listeners. Orca registers 256 listeners at once, one for each state of the modifier
    /// keys, so that only the last of several questions is asked again.
    func askForKeyListeners() {
        guard let link else { return }
        guard !keyListeners.isAsking else { return keyListeners.isOutdated = true }
        keyListeners.isAsking = true
        link.call(Self.registry, Self.keyPath, Self.keyInterface, "GetKeystrokeListeners", startsService: false) {
            [weak self] in
            guard let self else { return }
            let isOutdated = keyListeners.isOutdated
            keyListeners = KeyListeners(isEmpty: $0?.first?.elements.contains(where: Self.isForApps) != true)
            if isOutdated { askForKeyListeners() }
        }
    }

    /// Whether a listener gets the keys that apps send. The last value of a listener has three flags; the last flag is
    /// that of a listener to the keys of the display.
    private static func isForApps(_ listener: BusValue) -> Bool {
        listener.elements.last?.elements.last == .flag(false)
    }
}

extension KeyStroke {
    /// The event of AT-SPI: the kind, symbol, code, modifiers, time, text, and whether the text is a character.
    ///
    /// Documented (at-spi2-core 2.46, registryd): the registry refuses the types in its description, and reads signed
    /// numbers.
    fileprivate var value: BusValue {
        let numbers = [symbol, code, modifiers.rawValue, milliseconds].map { BusValue.int32(Int32(bitPattern: $0)) }
        return .structure([.uint32(isDown ? 0 : 1)] + numbers + [.string(text), .flag(isText)])
    }
}
