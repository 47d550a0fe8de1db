import Diagnostics
public import Foundation

extension Timer {
    /// Creates a timer that calls a method of an object. The timer retains the object until the timer is invalidated.
    /// The method has the timer as argument, or no arguments.
    ///
    /// - Coverage: `userInfo` is nil on Linux; a closure captures its values.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        // The initializer with the interval alone makes a timer that fires at once on Linux.
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// Creates a timer like ``init(timeInterval:target:selector:userInfo:repeats:)`` that fires at a date for the first
    /// time.
    ///
    /// - Coverage: `userInfo` is nil on Linux; a closure captures its values.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats yesOrNo: Bool
    ) {
        nonisolated(unsafe) let target = aTarget
        self.init(fire: date, interval: ti, repeats: yesOrNo) {
            aSelector.report(aSelector.call(target, [$0]), target)
        }
        if userInfo != nil { Log.once("Timer: userInfo is not stored on Linux; capture values in a closure") }
    }

    /// Creates a timer like ``init(timeInterval:target:selector:userInfo:repeats:)``, and adds the timer to the run
    /// loop of this thread.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// Timers that can be created without arguments. `ObjectClassInitializers.swift` explains the symbols.
public protocol InitializableWithoutFiring {}

extension Timer: InitializableWithoutFiring {}

extension InitializableWithoutFiring where Self: Timer {
    /// Creates a timer that never fires, as an initial value of a variable.
    @_disfavoredOverload @_silgen_name("chevron_Timer_init") public init()
    @_silgen_name("chevron_Timer_init") static func makeEmpty() -> Self {
        let timer = Timer(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }
        timer.invalidate()
        return timer as! Self
    }
}
