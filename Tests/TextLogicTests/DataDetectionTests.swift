import Testing

@testable import TextLogic

struct DataDetectionTests {
    private func found(_ text: String, phoneNumbers: Bool = true) -> [String] {
        DataDetection.items(in: text, links: true, phoneNumbers: phoneNumbers).map { item in
            String(decoding: Array(text.utf16)[item.range], as: UTF16.self) + " > " + item.address
        }
    }

    @Test(
        "addresses of pages and of people are found without the punctuation around them",
        arguments: [
            ("see https://example.com/a?b=1.", ["https://example.com/a?b=1 > https://example.com/a?b=1"]),
            ("(www.example.org)", ["www.example.org > http://www.example.org"]),
            ("<HTTP://Example.com>, next", ["HTTP://Example.com > HTTP://Example.com"]),
            ("日本 http://例え.jp 日本", ["http://例え.jp > http://例え.jp"]),
            ("write to a.b+c@example.co.uk!", ["a.b+c@example.co.uk > mailto:a.b+c@example.co.uk"]),
            ("mailto:x@y.de", ["mailto:x@y.de > mailto:x@y.de"]),
            ("http:// www. a@b @c.de x@@y.de a@b.1 www.1.2 example.com", []),
        ])
    func links(text: String, items: [String]) { #expect(found(text) == items) }

    @Test(
        "phone numbers are found, dates and other numbers are not",
        arguments: [
            ("call +49 30 1234567 now", ["+49 30 1234567 > tel:+49301234567"]),
            ("(555) 123-4567.", ["(555) 123-4567 > tel:5551234567"]),
            ("555-1234, 5551234567", ["555-1234 > tel:5551234", "5551234567 > tel:5551234567"]),
            ("2024-01-15 3.14159265 1234567 12345678901234 a5551234567 id=5551234567", []),
            ("http://example.com/5551234567", ["http://example.com/5551234567 > http://example.com/5551234567"]),
        ])
    func numbers(text: String, items: [String]) { #expect(found(text) == items) }

    @Test("a long text is scanned once")
    func long() {
        let digits = String(repeating: "1 ", count: 200_000), word = String(repeating: "a.", count: 200_000)
        #expect(found(digits + word + " www.example.com").count == 1)
        #expect(found(String(repeating: "www.a.de ", count: 20_000), phoneNumbers: false).count == 20_000)
    }
}
