public import Foundation
import FrameTime
import QuartzCore

/// Provides the progress with which a page begins, and is notified when the progress becomes visible.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: AnyObject {
    /// Returns the progress with which a page begins, from 0 to 1. Returns 0 by default.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// Called when ``UIPageControlProgress/isProgressVisible`` changed. Does nothing by default.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// The progress of the current page, which the page's indicator displays.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    private weak var ownDelegate: (any UIPageControlProgressDelegate)?
    weak var control: UIPageControl?
    private var wasVisible = false

    public override init() { super.init() }

    /// The delegate; held weakly. Nil by default.
    @_disfavoredOverload open weak var delegate: (any UIPageControlProgressDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }

    /// The progress of the current page, from 0 to 1. The default is 0. Values outside are clamped; NaN is ignored.
    open var currentProgress: Float {
        get { part }
        set {
            guard !newValue.isNaN else { return }
            let new = min(max(newValue, 0), 1)
            guard new != part else { return }
            part = new
            control?.progressChanged()
        }
    }
    private var part: Float = 0

    /// Whether the page control of the progress is in a window and not hidden.
    open var isProgressVisible: Bool { control.map { $0.window != nil && !$0.isHidden } ?? false }

    /// Called when the current page changed.
    func pageChanged(to page: Int) {
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
    }

    /// Called when the page control was shown, hidden, or released the progress.
    func visibilityMayHaveChanged() {
        guard isProgressVisible != wasVisible else { return }
        wasVisible.toggle()
        visibilityChanged()
        delegate?.pageControlProgressVisibilityDidChange(self)
    }

    func visibilityChanged() {}
}

/// Decides which pages follow, and is notified of the progress of a timer.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Called in each frame in which the timer changed the progress. Does nothing by default.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    /// Returns whether the page control goes to a page when the time of the current page is over. Returns true by
    /// default.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
    public func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
    { true }
}

/// A progress that grows with time. The page control goes to the next page when the time of a page is over.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    private var durations: [Int: TimeInterval] = [:]
    private var isListening = false
    private var last: FrameInstant?

    /// Creates a progress whose timer does not run yet.
    /// - Parameter preferredDuration: the duration of a page in seconds.
    public init(preferredDuration: TimeInterval) {
        super.init()
        self.preferredDuration = preferredDuration
    }

    /// The delegate; held weakly. Nil by default.
    @_nonoverride open weak var delegate: (any UIPageControlTimerProgressDelegate)? {
        get { super.delegate as? any UIPageControlTimerProgressDelegate }
        set { super.delegate = newValue }
    }
    /// Whether the first page follows the last page. The default is true. If false, the timer stops after the last
    /// page.
    open var resetsToInitialPageAfterEnd = true
    /// Whether the timer runs. The progress grows only while ``UIPageControlProgress/isProgressVisible`` is true.
    open private(set) var isRunning = false
    /// The duration of pages without a duration of their own, in seconds. A page with a duration that is not positive
    /// has no end.
    open var preferredDuration: TimeInterval = 0

    /// Sets the duration of a page, in seconds. A negative page is ignored.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { if page >= 0 { durations[page] = duration } }
    /// Returns the duration of a page, in seconds: its own, or ``preferredDuration``.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    /// Starts the timer, or continues it.
    open func resumeTimer() {
        guard !isRunning else { return }
        isRunning = true
        listen()
    }
    /// Stops the timer. The progress keeps its value.
    open func pauseTimer() { isRunning = false }

    override func visibilityChanged() { listen() }

    private func listen() {
        guard isRunning, isProgressVisible, !isListening, let control else { return }
        (isListening, last) = (true, nil)
        control.appContext.environment.onEachFrame { [weak self] now in self?.step(now) ?? false }
    }

    /// - Returns: whether another frame is requested.
    private func step(_ now: FrameInstant) -> Bool {
        guard isRunning, isProgressVisible, let control else {
            isListening = false
            return false
        }
        let seconds = last.map { now - $0 } ?? 0
        last = now
        let duration = duration(forPage: control.currentPage)
        guard duration > 0, duration.isFinite, seconds > 0 else { return true }
        currentProgress += Float(seconds / duration)
        delegate?.pageControlTimerProgressDidChange(self)
        if currentProgress >= 1, isRunning { advance() }
        return true
    }

    private func advance() {
        guard let control else { return }
        let isLast = control.currentPage + 1 >= control.numberOfPages
        // Chosen: a single page, the last page and a page that the delegate keeps stop the timer.
        guard !isLast || (resetsToInitialPageAfterEnd && control.numberOfPages > 1) else { return pauseTimer() }
        let next = isLast ? 0 : control.currentPage + 1
        guard delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else { return pauseTimer() }
        control.go(to: next, .none)
    }
}
