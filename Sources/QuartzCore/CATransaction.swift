import Diagnostics
import Foundation
import Glibc

/// A group of changes to layers and the settings of their animations.
///
/// A transaction that the app has not opened is committed at the end of the run loop turn. Each thread has its own
/// transactions; completion blocks run on the main thread. Animations that are added on another thread begin when their
/// layer becomes visible, and completion blocks do not wait for them.
public final class CATransaction {
    /// Opens a transaction inside the current one.
    public static func begin() { stack.begin() }
    /// Commits the innermost transaction. The changes of the outermost transaction take effect with the next frame.
    public static func commit() { stack.commit() }

    /// Commits the implicit transaction of the run loop turn. Its changes take effect with the next frame.
    public static func flush() { stack.flush() }

    /// The duration of animations without their own duration, in seconds. Documented (CATransaction): 0.25 by default.
    public class func animationDuration() -> CFTimeInterval { stack.top.duration ?? 0.25 }
    /// Sets the duration of animations without their own duration, in seconds.
    public class func setAnimationDuration(_ duration: CFTimeInterval) { stack.top.duration = duration }
    /// The timing curve of animations without their own curve. Nil, the default, sets none.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { stack.top.timingFunction }
    /// Sets the timing curve of animations without their own curve.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        stack.top.timingFunction = function
    }
    /// Whether changes to layers are applied without animation. False by default.
    public class func disableActions() -> Bool { stack.top.disablesActions }
    /// Sets whether changes to layers are applied without animation.
    public class func setDisableActions(_ flag: Bool) { stack.top.disablesActions = flag }
    /// The completion block of this transaction; nil if none is set.
    public class func completionBlock() -> (() -> Void)? { stack.top.completion?.block }

    /// Sets the block to call when all animations that are added to this transaction after this call have ended.
    /// Without animations, the block is called when the transaction is committed.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        // Documented (CATransaction.setCompletionBlock): a replaced block waits only for animations that were added
        // before.
        let replaced = stack.top.completion
        keeping(stack.top.completion) { stack.top.completion = block.map { block in CompletionGroup { _ in block() } } }
        if let replaced { TransactionStack.close(replaced) }
    }

    /// The value of a property by its name, as ``kCATransactionDisableActions``; nil for another name.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: nil
        }
    }

    /// Sets a property by its name, as ``kCATransactionDisableActions``. Numbers may be an `NSNumber`. Another name, or
    /// a value of another type, is ignored and logged once.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch (key, anObject) {
        case (kCATransactionDisableActions, let flag as Bool): setDisableActions(flag)
        case (kCATransactionDisableActions, let number as NSNumber): setDisableActions(number.boolValue)
        case (kCATransactionAnimationDuration, let seconds as Double): setAnimationDuration(seconds)
        case (kCATransactionAnimationDuration, let number as NSNumber): setAnimationDuration(number.doubleValue)
        case (kCATransactionAnimationTimingFunction, nil): setAnimationTimingFunction(nil)
        case (kCATransactionAnimationTimingFunction, let curve as CAMediaTimingFunction):
            setAnimationTimingFunction(curve)
        case (kCATransactionCompletionBlock, nil): setCompletionBlock(nil)
        case (kCATransactionCompletionBlock, let block as () -> Void): setCompletionBlock(block)
        default: Log.once("CATransaction.setValue(_:forKey:): \(key) is set to no value that it can have")
        }
    }

    private static var stack: TransactionStack {
        LayerThread.isMain ? LayerEnvironment.current.transactions : TransactionStack.ofThread
    }

    init() {}
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: CompletionGroup?
}

/// The key of ``CATransaction/disableActions()``.
public let kCATransactionDisableActions = "disableActions"
/// The key of ``CATransaction/animationDuration()``.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of ``CATransaction/animationTimingFunction()``.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of ``CATransaction/completionBlock()``.
public let kCATransactionCompletionBlock = "completionBlock"

/// A duration in seconds.
public typealias CFTimeInterval = Double

/// The open transactions of one app. The first one is the implicit transaction of the run loop turn.
package final class TransactionStack {
    private var open: [CATransaction] = [CATransaction()]

    package init() {}

    var top: CATransaction { open[open.count - 1] }

    func begin() {
        let inner = CATransaction()
        inner.duration = top.duration
        inner.timingFunction = top.timingFunction
        inner.disablesActions = top.disablesActions
        open.append(inner)
    }

    func commit() {
        if open.count == 2, LayerThread.isMain { LayerEnvironment.current.willCommit() }
        guard open.count > 1, let closed = open.popLast() else { return flush() }
        if let completion = closed.completion { Self.close(completion) }
    }

    /// Commits the implicit transaction.
    package func flush() {
        let closed = open[0]
        keeping(open[0]) { open[0] = CATransaction() }
        if let completion = closed.completion { Self.close(completion) }
    }
}

extension TransactionStack {
    static func close(_ completion: CompletionGroup) { LayerThread.onMain { completion.close() } }

    /// The transactions of a thread other than the main thread.
    static var ofThread: TransactionStack {
        if let known = pthread_getspecific(key) {
            return Unmanaged<TransactionStack>.fromOpaque(known).takeUnretainedValue()
        }
        let made = TransactionStack()
        pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        return made
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        // The implicit transaction of a thread is committed when the thread ends.
        pthread_key_create(&key) {
            if let box = $0 { Unmanaged<TransactionStack>.fromOpaque(box).takeRetainedValue().flush() }
        }
        return key
    }()
}

/// Counts running animations and calls a block once when the last one has ended.
package final class CompletionGroup {
    let block: (() -> Void)?
    private var finish: ((Bool) -> Void)?
    private var count = 0
    private var isClosed = false
    private var allFinished = true

    package init(_ finish: @escaping (_ finished: Bool) -> Void) {
        self.finish = finish
        self.block = { finish(true) }
    }

    /// Whether no animation has joined the group.
    package var isEmpty: Bool { count == 0 }

    package func enter() { count += 1 }

    package func leave(finished: Bool) {
        count -= 1
        allFinished = allFinished && finished
        settle()
    }

    /// Closes the group for further animations.
    package func close() {
        isClosed = true
        settle()
    }

    private func settle() {
        guard isClosed, count == 0, let finish else { return }
        self.finish = nil
        finish(allFinished)
    }
}
