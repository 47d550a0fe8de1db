public import Foundation

extension NSObjectProtocol {
    /// Whether the object has a method that a selector names: one that the selector brought, or that another selector
    /// of this name brought.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return aSelector.fits(self)
    }

    /// Calls a method at once.
    /// - Returns: the object that it returns; nil where it returns none or where there is no such method, which is said
    ///   in the log.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { perform(aSelector, arguments: []) }

    /// Calls the method of that name with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        perform(aSelector, arguments: [object])
    }

    /// Calls the method of that name with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        perform(aSelector, arguments: [object1, object2])
    }

    private func perform(_ selector: Selector?, arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        let outcome = selector.call(self, arguments)
        guard selector.report(outcome, self), case .answered(let value) = outcome else { return nil }
        // A value comes back as the object that stands for it; what a method without result returns is none.
        if value is Void { return nil }
        if let optional = value as? any AnyOptional, optional.isNil { return nil }
        // Lives until the main queue's next turn, as what is autoreleased lives until the end of this one.
        nonisolated(unsafe) let answer = value as AnyObject
        DispatchQueue.main.async { withExtendedLifetime(answer) {} }
        return Unmanaged.passUnretained(answer)
    }
}

private protocol AnyOptional { var isNil: Bool { get } }
extension Optional: AnyOptional { fileprivate var isNil: Bool { self == nil } }

extension NSObject {
    /// Calls a method later, on the run loop of this thread in its default mode; on the main thread of a running app by
    /// the app's clock.
    ///
    /// The object and the argument live until then. `cancelPreviousPerformRequests` takes the request back.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedMessages.add(self, aSelector, anArgument, delay)
    }

    /// Calls a method on the main thread.
    /// - Parameter wait: true returns when the method has returned.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        nonisolated(unsafe) let (object, argument) = (self, arg)
        let call: @Sendable () -> Void = { aSelector.report(aSelector.call(object, [argument]), object) }
        if !wait { return DispatchQueue.main.async(execute: call) }
        MainQueueMark.isHere ? call() : DispatchQueue.main.sync(execute: call)
    }

    /// Calls a method on another thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let (object, argument) = (self, arg)
        Thread.detachNewThread { aSelector.report(aSelector.call(object, [argument]), object) }
    }

    /// Takes back what `perform(_:with:afterDelay:)` was asked with the same selector and an equal argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedMessages.cancel(aTarget as AnyObject) { $0 == aSelector && DelayedMessages.isEqual($1, anArgument) }
    }

    /// Takes back all that `perform(_:with:afterDelay:)` was asked of an object.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedMessages.cancel(aTarget as AnyObject) { _, _ in true }
    }
}
