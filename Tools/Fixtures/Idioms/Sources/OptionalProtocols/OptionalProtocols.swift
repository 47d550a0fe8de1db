import Foundation

@objc public protocol PickerDelegate: AnyObject {
    func picker(_ picker: Picker, didPick row: Int)
    @objc optional func pickerDidCancel(_ picker: Picker)
    @objc optional func picker(_ picker: Picker, titleFor row: Int) -> String?
    @objc optional func picker(_ picker: Picker, heightFor row: Int) -> Int
    @objc optional func pickerShouldClose(_ picker: Picker) -> Bool
    @objc optional var rowCount: Int { get }
    @objc optional var prompt: String { get set }
}

open class Picker: NSObject {
    open weak var delegate: PickerDelegate?

    public func height(_ row: Int) -> Int { delegate?.picker?(self, heightFor: row) ?? 44 }
    public func title(_ row: Int) -> String {
        if let title = delegate?.picker?(self, titleFor: row) { return title }
        return "row \(row)"
    }
    public func cancel() -> Bool {
        guard delegate?.pickerShouldClose?(self) ?? true else { return false }
        delegate?.pickerDidCancel?(self)
        return true
    }
    public var count: Int { delegate?.rowCount ?? 10 }
    public var prompt: String {
        if let delegate = delegate, let prompt = delegate.prompt { return prompt }
        return "Pick one"
    }
    public var hearsOfCancel: Bool { delegate?.pickerDidCancel != nil }
    public var asksBeforeClosing: Bool {
        guard let delegate = delegate else { return false }
        return delegate.responds(to: #selector(PickerDelegate.pickerShouldClose(_:)))
    }
}
