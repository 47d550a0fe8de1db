import Diagnostics
import Foundation
import FrameTime
package import HostInterface
import ObjectiveCRuntime
import QuartzCore

/// One function that produces a frame from the input.
///
/// samples → due work and per-frame callbacks → layout → recording → commit → sampling → presenting.
/// `now` is constant inside the function.
@MainActor
package final class FrameLoop: HostClient {
    /// The app owns the loop.
    private weak var app: AppContext?
    private var isInTurn = false
    private var waiting: [WindowSample] = []

    package init(_ app: AppContext) {
        self.app = app
    }

    package func turn(_ samples: [WindowSample]) {
        waiting += samples
        // A callback may make the host call again. The running turn handles the new input.
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
        // Requests of code between frames are carried out before the first sample.
        app.showRoots()
        app.startPresentations()
        while !waiting.isEmpty {
            let sample = waiting.removeFirst()
            // An input method sends the end of its composition and its text. The two samples are one change, without an
            // empty text between them.
            if case .composition("", _) = sample.sample, case .text = waiting.first?.sample { continue }
            let staysInApp =
                sample.sample == .focus(false)
                && waiting.contains { $0.sample == .focus(true) && $0.window != sample.window }
            app.receive(sample, staysInApp: staysInApp)
            // Each event is a separate turn of the app's code: a gesture that begins and ends in one frame finds its
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
        // Starts the transitions of stacks whose views left the window during layout.
        app.startScheduledTransitions()
        app.updateTextInput()
        environment.commitAnimations()
        app.presentWindows()
        app.giveIcons()
        environment.transactions.flush()
        app.reader?.update()
        if app.restoration.isOnTrial { app.confirmLaunch() }
        if environment.isAnimating { host.requestFrame() }
        AssociatedValues.endTurn()
    }
}

/// The app's frame loop, the host's client. The host holds a weak reference.
@MainActor
struct OwnedFrameLoop: AppPart {
    var loop: FrameLoop?
}

extension UIWindow {
    fileprivate func prepareForPicture() {
        layoutPass()
        recordedLayers += layer.recordTree()
    }
}
