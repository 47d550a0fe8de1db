public import Foundation

extension Timer {
    /// A timer that calls a method of an object, which it keeps until it is invalidated. The method takes the timer, or
    /// nothing.
    ///
    /// - Coverage: `userInfo` is nil on Linux; a closure keeps what it needs by itself.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        nonisolated(unsafe) let target = aTarget
        self.init(timeInterval: ti, repeats: yesOrNo) { aSelector.report(aSelector.call(target, [$0]), target) }
        if userInfo != nil { Log.once("Timer: userInfo is not kept on Linux; use a closure that holds what it needs") }
    }

    /// As ``init(timeInterval:target:selector:userInfo:repeats:)``, added to the run loop of this thread.
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

/// Timers that can be made without arguments. `ObjectClassInitializers.swift` explains the symbols.
public protocol InitializableWithoutFiring {}

extension Timer: InitializableWithoutFiring {}

extension InitializableWithoutFiring where Self: Timer {
    /// Creates a timer that never fires, for a variable that gets its timer later.
    @_disfavoredOverload @_silgen_name("chevron_Timer_init") public init()
    @_silgen_name("chevron_Timer_init") static func makeEmpty() -> Self {
        let timer = Timer(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }
        timer.invalidate()
        return timer as! Self
    }
}
