import AccessibilityHost
import AccessibilityLogic
import CSDL2
import Dispatch
import HostInterface

/// Passes the keys of the windows to screen readers before the app gets the keys. Without a program that listens to
/// keys, nothing is kept and nothing is sent.
@MainActor
final class ReaderKeys {
    private var queue = KeyQueue<WindowSample>()
    private let bus: AccessibilityBus
    private let timer: any DispatchSourceTimer
    /// The question whose time the timer measures.
    private var question = 0
    /// The codes of the held keys. The answer of a reader may arrive after the release.
    private var pressed: Set<UInt32> = []
    /// The codes of the held keys that a reader used. Letters after such a key are commands of the reader, so SDL does
    /// not pass them to the input method.
    private var held: Set<UInt32> = [] {
        didSet {
            if oldValue.isEmpty, !held.isEmpty {
                typed = SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_IGNORE) != 0
            } else if held.isEmpty, !oldValue.isEmpty, typed {
                _ = SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_ENABLE)
            }
        }
    }
    /// Whether text was edited when the first of these keys was used.
    private var typed = false
    /// Called with the input that waited, in order.
    private let deliver: ([WindowSample]) -> Void

    init(_ bus: AccessibilityBus, deliver: @escaping ([WindowSample]) -> Void) {
        (self.bus, self.deliver) = (bus, deliver)
        timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { MainActor.assumeIsolated { [weak self] in self?.timeIsUp() } }
        timer.schedule(deadline: .distantFuture)
        timer.activate()
        bus.keyListenersChanged = { [weak self] in
            guard let self else { return }
            perform(queue.advance(isHeard: self.bus.hasKeyListeners))
        }
    }

    /// Keeps the samples of an event that wait for a key.
    /// - Returns: the samples that the app gets at once.
    func pass(_ samples: [WindowSample], of event: SDL_Event) -> [WindowSample] {
        let isRelease = event.type == SDL_KEYUP.rawValue
        let isKey = isRelease || event.type == SDL_KEYDOWN.rawValue
        if isKey { track(event.key, isRelease: isRelease) }
        guard !queue.isEmpty || isKey && bus.hasKeyListeners else { return samples }
        if isKey {
            queue.add(KeyStroke(event.key), samples)
            return []
        }
        for sample in samples where sample.sample.waitsForKeys {
            if case .text(let text) = sample.sample { queue.add(text: text, sample) } else { queue.add([sample]) }
        }
        return samples.filter { !$0.sample.waitsForKeys }
    }

    /// Called after the events of the display were read: the text of a key follows the key.
    func advance() { if !queue.isEmpty { perform(queue.advance(isHeard: bus.hasKeyListeners)) } }

    private func track(_ key: SDL_KeyboardEvent, isRelease: Bool) {
        guard bus.hasKeyListeners || !pressed.isEmpty else { return }
        let code = KeyStroke(key).code
        if isRelease {
            pressed.remove(code)
            held.remove(code)
        } else {
            pressed.insert(code)
        }
    }

    private func timeIsUp() { perform(queue.timeIsUp(question)) }

    private func perform(_ effects: [KeyQueue<WindowSample>.Effect]) {
        for effect in effects {
            switch effect {
            case .deliver(let samples): if !samples.isEmpty { deliver(samples) }
            case .notify(let stroke): bus.notify(stroke)
            case .ask(let stroke, let number):
                question = number
                timer.schedule(deadline: .now() + KeyQueue<WindowSample>.patience)
                bus.ask(stroke) { [weak self] isUsed in
                    guard let self else { return }
                    if isUsed, stroke.isDown, pressed.contains(stroke.code) { held.insert(stroke.code) }
                    perform(queue.answered(number, isUsed: isUsed))
                }
            }
        }
    }
}

extension InputSample {
    /// Whether the sample is input of the user, which keeps its order with the keys.
    fileprivate var waitsForKeys: Bool {
        switch self {
        case .pointer, .wheel, .key, .text, .composition, .back, .secondaryPress, .middlePress, .focus: true
        default: false
        }
    }
}
