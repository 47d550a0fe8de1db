import Foundation

/// The characters of a text storage as a mutable string, whose changes are edits of the storage.
///
/// Foundation's own mutable string of an attributed string would change the characters without their attributes.
final class StorageString: NSMutableString {
    private let storage: NSTextStorage

    init(_ storage: NSTextStorage) {
        self.storage = storage
        // A conversion to a Swift string reads the fields of the class.
        super.init(string: storage.string)
    }

    // Foundation requires the initializers; none of them is called.
    required init(capacity: Int) {
        storage = NSTextStorage()
        super.init(capacity: capacity)
    }
    required init(stringLiteral value: StaticString) {
        storage = NSTextStorage(string: value.description)
        super.init(capacity: 0)
    }
    required init(extendedGraphemeClusterLiteral value: StaticString) {
        storage = NSTextStorage(string: value.description)
        super.init(capacity: 0)
    }
    required init(unicodeScalarLiteral value: StaticString) {
        storage = NSTextStorage(string: value.description)
        super.init(capacity: 0)
    }
    required init?(coder: NSCoder) { nil }
    required init(characters: UnsafePointer<unichar>, length: Int) {
        storage = NSTextStorage(
            string: String(decoding: UnsafeBufferPointer(start: characters, count: length), as: UTF16.self))
        super.init(capacity: 0)
    }
    required init(string aString: String) {
        storage = NSTextStorage(string: aString)
        super.init(capacity: 0)
    }

    override var length: Int { storage.length }
    override func character(at index: Int) -> unichar { (storage.string as NSString).character(at: index) }
    override func replaceCharacters(in range: NSRange, with aString: String) {
        storage.replaceCharacters(in: range, with: aString)
    }
}
