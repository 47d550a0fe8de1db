import Foundation
import FrameTime
package import HostInterface
import QuartzCore

/// The frame: one function, from what came in to what is shown.
///
/// samples → due work and per-frame callbacks → layout → recording → commit → sampling → presenting.
/// `now` does not move inside it.
@MainActor
package final class FrameLoop: HostClient {
    /// The app has the loop.
    private weak var app: AppContext?
    private var isInTurn = false
    private var waiting: [WindowSample] = []

    package init(_ app: AppContext) {
        self.app = app
    }

    package func turn(_ samples: [WindowSample]) {
        waiting += samples
        // A callback may make the host ask again; what came in is served by the turn that runs.
        guard !isInTurn else { return }
        isInTurn = true
        defer { isInTurn = false }
        guard let app else { return }
        app.perform { frame(of: app) }
    }

    private func frame(of app: AppContext) {
        guard let host = app.host else { return }
        let environment = app.environment
        environment.beginFrame(at: host.clock.now)
        defer { environment.endFrame() }
        // Of code that ran between frames: what was asked for before a sample is done before it.
        app.showRoots()
        app.startPresentations()
        while !waiting.isEmpty {
            let sample = waiting.removeFirst()
            // An input method that is done says so, and gives its text: one change, not an empty text in between.
            if case .composition("", _) = sample.sample, case .text = waiting.first?.sample { continue }
            let staysInApp =
                sample.sample == .focus(false)
                && waiting.contains { $0.sample == .focus(true) && $0.window != sample.window }
            app.receive(sample, staysInApp: staysInApp)
            // Each event is a turn of the app's code of its own: a gesture that begins and ends in one frame finds its
            // transition.
            app.showRoots()
            app.startPresentations()
            app.startScheduledTransitions()
        }
        app.runDueWork()
        app.showRoots()
        app.startPresentations()
        app.updateKeyboard()
        app.endJoiningOfChildren()
        for window in app.windows { window.prepareForPicture() }
        // Of a stack whose view left the window meanwhile.
        app.startScheduledTransitions()
        app.updateTextInput()
        environment.commitAnimations()
        app.presentWindows()
        app.giveIcons()
        environment.transactions.flush()
        if app.restoration.isOnTrial { app.cameUp() }
        if environment.isAnimating { host.requestFrame() }
        AssociatedValues.endTurn()
    }
}

extension UIWindow {
    fileprivate func prepareForPicture() {
        layoutPass()
        recordedLayers += layer.recordTree()
    }

    /// Layout may ask for layout; after this many rounds what still asks waits for the next frame.
    func layoutPass() {
        for _ in 0..<8 {
            guard layer.needsAnyLayout else { return }
            layer.layoutIfNeeded()
        }
        Log.once("layout of \(type(of: self)) does not settle: a layoutSubviews asks for layout again and again")
    }
}
