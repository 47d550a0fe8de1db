import CoreGraphics
import Foundation
import FoundationAdditions
import Testing

struct CoreFoundationNameTests {
    @Test("A value of a dictionary is found by the address of its key, and lives as long as the dictionary")
    func addresses() throws {
        let key: CFString = "{GIF}", inner: CFString = "Delay"
        let dictionary = [key: [inner: 0.25]] as CFDictionary
        #expect(CFDictionaryGetCount(dictionary) == 1)
        let address = try #require(CFDictionaryGetValue(dictionary, Unmanaged.passUnretained(key).toOpaque()))
        let values = unsafeBitCast(address, to: CFDictionary.self)
        let number = try #require(CFDictionaryGetValue(values, Unmanaged.passUnretained(inner).toOpaque()))
        #expect(Unmanaged<NSNumber>.fromOpaque(number).takeUnretainedValue().doubleValue == 0.25)
        #expect(CFDictionaryGetValue(dictionary, Unmanaged.passUnretained(key).toOpaque()) == address)
        #expect(CFDictionaryGetValue(dictionary, Unmanaged.passUnretained(inner).toOpaque()) == nil)
    }

    @Test("A mutable string takes values in place of the marks of a format")
    func formats() {
        let text = NSMutableString(string: "a")
        text.appendFormat("-%02x-%@", 10, "b")
        #expect(text.isEqual(to: "a-0a-b"))
        #expect(text.appendingFormat("%d%%", 5).isEqual(to: "a-0a-b5%"))
    }

    func parts(_ text: String, _ unit: CFOptionFlags, _ range: CFRange? = nil) -> [String] {
        let all = range ?? CFRangeMake(0, text.utf16.count)
        let tokenizer = CFStringTokenizerCreate(kCFAllocatorDefault, text as CFString, all, unit, CFLocaleCopyCurrent())
        var found: [String] = []
        while CFStringTokenizerAdvanceToNextToken(tokenizer) != [] {
            let range = CFStringTokenizerGetCurrentTokenRange(tokenizer)
            found.append((text as NSString).substring(with: NSRange(location: range.location, length: range.length)))
        }
        return found
    }

    @Test("A tokenizer finds words without spaces and signs, and paragraphs")
    func tokens() {
        #expect(parts("Hello, big 😀 world2!", kCFStringTokenizerUnitWord) == ["Hello", "big", "world2"])
        #expect(parts("one two three", kCFStringTokenizerUnitWord, CFRangeMake(4, 5)) == ["two", "t"])
        #expect(parts("", kCFStringTokenizerUnitWord) == [])
        #expect(parts("a", kCFStringTokenizerUnitWord, CFRangeMake(-4, 90)) == ["a"])
        #expect(parts("a\nb c", kCFStringTokenizerUnitParagraph) == ["a\n", "b c"])
    }
}
