import Foundation
import Glibc

/// Groups changes to layers and says how they animate.
///
/// A transaction that was not opened by the app closes by itself at the end of the turn. Each thread has transactions
/// of its own; a completion comes on the main thread. Animations that are added on another thread begin when their
/// layer is shown, and no completion waits for them.
public final class CATransaction {
    /// Opens a transaction inside of the current one.
    public static func begin() { stack.begin() }
    /// Closes the transaction that was opened last. The outermost one shows its changes with the next frame.
    public static func commit() { stack.commit() }

    /// Closes the turn's own transaction; what was changed shows with the next frame.
    public static func flush() { stack.flush() }

    /// Seconds. Documented: 0.25 unless set.
    public class func animationDuration() -> CFTimeInterval { stack.top.duration ?? 0.25 }
    /// The duration of animations that have none, in seconds.
    public class func setAnimationDuration(_ duration: CFTimeInterval) { stack.top.duration = duration }
    /// The curve of animations that have none; nil leaves it to them.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { stack.top.timingFunction }
    /// Sets the curve of animations that have none.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        stack.top.timingFunction = function
    }
    /// Whether changes of layers take effect without animation. False by default.
    public class func disableActions() -> Bool { stack.top.disablesActions }
    /// Sets whether changes of layers take effect without animation.
    public class func setDisableActions(_ flag: Bool) { stack.top.disablesActions = flag }
    /// The block that was set in this transaction; nil without one.
    public class func completionBlock() -> (() -> Void)? { stack.top.completion?.block }

    /// Called when every animation added after this call, in this transaction, has ended; with none, when it closes.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        // Documented: a block that another one replaces waits only for what was added before.
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
        default: LayerLog.once("CATransaction.setValue(_:forKey:): \(key) is set to no value that it can have")
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

/// The name of ``CATransaction/disableActions()`` for values by key.
public let kCATransactionDisableActions = "disableActions"
/// The name of ``CATransaction/animationDuration()`` for values by key.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of ``CATransaction/animationTimingFunction()`` for values by key.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of ``CATransaction/completionBlock()`` for values by key.
public let kCATransactionCompletionBlock = "completionBlock"

/// Seconds.
public typealias CFTimeInterval = Double

/// The open transactions of one app; the first is the turn's own.
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

    /// Closes the turn's own transaction.
    package func flush() {
        let closed = open[0]
        keeping(open[0]) { open[0] = CATransaction() }
        if let completion = closed.completion { Self.close(completion) }
    }
}

extension TransactionStack {
    static func close(_ completion: CompletionGroup) { LayerThread.onMain { completion.close() } }

    /// Those of a thread that is not the main one.
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
        // The end of the thread is that of its last transaction.
        pthread_key_create(&key) {
            if let box = $0 { Unmanaged<TransactionStack>.fromOpaque(box).takeRetainedValue().flush() }
        }
        return key
    }()
}

/// Counts animations in flight and calls back once when the last has ended.
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

    /// Whether no animation joined.
    package var isEmpty: Bool { count == 0 }

    package func enter() { count += 1 }

    package func leave(finished: Bool) {
        count -= 1
        allFinished = allFinished && finished
        settle()
    }

    /// No more animations join.
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
