public import Foundation

/// The methods of older code that write an `NSString`. Foundation on Linux writes a `String` and a nil argument calls
/// Foundation's method.
extension Scanner {
    /// Scans a string at the location, and writes it.
    /// - Returns: false if the string is not at the location.
    @_disfavoredOverload @discardableResult
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        Self.write(scanString(string), to: result)
    }

    /// Scans up to a string, and writes the text before the string, or the rest of the text.
    /// - Returns: false if there is no text before the string.
    @_disfavoredOverload @discardableResult
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        Self.write(scanUpToString(string), to: result)
    }

    /// Scans characters of a set, and writes them.
    /// - Returns: false if the next character is not in the set.
    @_disfavoredOverload @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        Self.write(scanCharacters(from: set), to: result)
    }

    /// Scans up to a character of a set, and writes the text before the character.
    /// - Returns: false if there is no text before the character.
    @_disfavoredOverload @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        Self.write(scanUpToCharacters(from: set), to: result)
    }

    private static func write(_ text: String?, to result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let text else { return false }
        result?.pointee = NSString(string: text)
        return true
    }
}
