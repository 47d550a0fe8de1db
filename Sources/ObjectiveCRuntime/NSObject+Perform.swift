public import Foundation

extension NSObjectProtocol {
    /// Whether the object has the method of a selector. The selector, or another selector of the same name, must
    /// contain the method.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return aSelector.fits(self)
    }

    /// Calls the method of a selector immediately.
    /// - Returns: the returned object; nil if the method returns no object. Logs a missing method and returns nil.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { perform(aSelector, arguments: []) }

    /// Calls the method of a selector with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        perform(aSelector, arguments: [object])
    }

    /// Calls the method of a selector with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        perform(aSelector, arguments: [object1, object2])
    }

    private func perform(_ selector: Selector?, arguments: [Any?]) -> Unmanaged<AnyObject>? {
        selector?.perform(on: self, arguments)
    }
}

extension Selector {
    /// Calls the method on an object or a class. Logs a missing method and returns nil.
    fileprivate func perform(on target: Any, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        let outcome = call(target, arguments)
        guard report(outcome, target), case .answered(let value) = outcome else { return nil }
        // A value is returned as an object that contains the value. A method without a result returns nil.
        if value is Void { return nil }
        if let optional = value as? any AnyOptional, optional.isNil { return nil }
        // The object is released in the next turn of the main queue, like an autoreleased object at the end of a turn.
        nonisolated(unsafe) let answer = value as AnyObject
        DispatchQueue.main.async { withExtendedLifetime(answer) {} }
        return Unmanaged.passUnretained(answer)
    }
}

private protocol AnyOptional { var isNil: Bool { get } }
extension Optional: AnyOptional { fileprivate var isNil: Bool { self == nil } }

extension NSObject {
    /// Whether the class's objects have the method of a selector. The selector, or another selector of the same name,
    /// must contain the method.
    public class func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector.map { SelectorMessages.has($0.name, ofClass: false, in: self) } ?? false
    }

    /// Calls the class method of a selector immediately.
    /// - Returns: as the method of objects of the same name.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        aSelector?.perform(on: self, [])
    }

    /// Calls the class method of a selector with an argument.
    @discardableResult
    public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        aSelector?.perform(on: self, [object])
    }

    /// Calls the class method of a selector with two arguments.
    @discardableResult
    public class func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        aSelector?.perform(on: self, [object1, object2])
    }

    /// Calls a method after a delay in seconds, on the run loop of this thread in its default mode. On the main thread
    /// of a running app, the app's clock measures the delay.
    ///
    /// The object and the argument are retained until the call. `cancelPreviousPerformRequests` cancels the request.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedMessages.add(self, aSelector, anArgument, delay)
    }

    /// Calls a method on the main thread.
    /// - Parameter wait: true to return after the method has returned.
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

    /// Cancels the requests of `perform(_:with:afterDelay:)` with this target, the same selector and an equal argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedMessages.cancel(aTarget as AnyObject) { $0 == aSelector && DelayedMessages.isEqual($1, anArgument) }
    }

    /// Cancels all requests of `perform(_:with:afterDelay:)` with this target.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedMessages.cancel(aTarget as AnyObject) { _, _ in true }
    }
}
