import Foundation
import FoundationAdditions
import Testing

struct DataDetectorTests {
    // Foundation deprecates the names of these types.
    private let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    private let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

    private func types(_ types: NSTextCheckingResult.CheckingType...) -> NSTextCheckingTypes {
        types.reduce(0) { $0 | $1.rawValue }
    }

    @Test func `links, e-mail addresses and phone numbers are found with their ranges`() throws {
        let text = "😀 See www.example.com, mail me@example.com or call +49 30 123456."
        let detector = try NSDataDetector(types: types(link, phoneNumber))
        let found = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        #expect(
            found.map { NSString(string: text).substring(with: $0.range) } == [
                "www.example.com", "me@example.com", "+49 30 123456",
            ])
        #expect(found.map(\.resultType) == [link, link, phoneNumber])
        #expect(found[0].url?.absoluteString == "http://www.example.com")
        #expect(found[1].url?.scheme == "mailto")
        #expect(found[2].url == nil && found[2].phoneNumber != nil)
    }

    @Test func `only the given types and the given range are searched`() throws {
        let text = "www.a.com www.b.com 030 1234567"
        let detector = try NSDataDetector(types: types(link))
        let range = NSRange(location: 10, length: text.utf16.count - 10)
        #expect(detector.numberOfMatches(in: text, range: range) == 1)
        #expect(detector.firstMatch(in: text, range: range)?.range.location == 10)
        #expect(detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location == NSNotFound)
        #expect(detector.matches(in: text, range: NSRange(location: -5, length: .max)).count == 2)
        var count = 0
        detector.enumerateMatches(in: text, range: NSRange(location: 0, length: 31)) { _, _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
    }

    @Test func `no type is an error`() {
        #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    }

    @Test func `an app creates results by itself`() throws {
        let range = NSRange(location: 2, length: 3)
        let url = try #require(URL(string: "tel:110"))
        let result = NSTextCheckingResult.linkCheckingResult(range: range, url: url)
        #expect(result.resultType == link && result.range == range && result.url == url && result.phoneNumber == nil)
        let number = NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "110")
        #expect(number.resultType == phoneNumber && number.phoneNumber == "110" && number.url == nil)
        #expect(number.addressComponents == nil && number.components == nil)
    }
}
