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
        let isKey = event.type == SDL_KEYDOWN.rawValue || event.type == SDL_KEYUP.rawValue
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
