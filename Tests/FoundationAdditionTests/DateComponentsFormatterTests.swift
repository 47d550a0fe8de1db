import Foundation
import FoundationAdditions
import Testing

struct DateComponentsFormatterTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [], _ language: String = "en_US"
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: language)
        formatter.calendar = calendar
        return formatter
    }

    // Documented: the examples of each style are those of DateComponentsFormatter.UnitsStyle.
    @Test(
        "each style writes units in its own way",
        arguments: [
            (DateComponentsFormatter.UnitsStyle.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"),
            (.short, "9 hr, 41 min, 30 sec"),
            (.full, "9 hours, 41 minutes, 30 seconds"), (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
            (.brief, "9hr 41min 30sec"),
        ])
    func styles(style: DateComponentsFormatter.UnitsStyle, text: String) {
        #expect(formatter(style).string(from: 9 * 3600 + 41 * 60 + 30) == text)
    }

    @Test("one of a unit has the form of the singular, and a negative amount its sign")
    func singular() {
        #expect(formatter(.full).string(from: 3661) == "1 hour, 1 minute, 1 second")
        #expect(formatter(.full).string(from: -3600) == "-1 hour")
        #expect(formatter(.positional).string(from: -65) == "-1:05")
    }

    @Test("other languages have their own words, forms and lists")
    func languages() {
        #expect(formatter(.full, [.hour, .minute], "de_DE").string(from: 7500) == "2 Stunden und 5 Minuten")
        #expect(formatter(.full, [.day], "pl_PL").string(from: 2 * 86400) == "2 dni")
        #expect(
            formatter(.full, [.year, .month], "ru_RU").string(from: DateComponents(year: 2, month: 5))
                == "2 года 5 месяцев")
        #expect(formatter(.full, [.minute], "ja_JP").string(from: 300) == "5分")
        #expect(formatter(.spellOut, [.minute], "de_DE").string(from: 300) == "fünf Minuten")
    }

    @Test("an amount is divided among the allowed units, and what is less than the smallest one is cut off")
    func units() {
        #expect(formatter(.full, [.hour]).string(from: DateComponents(day: 1, hour: 6)) == "30 hours")
        #expect(formatter(.full, [.minute]).string(from: 3659) == "60 minutes")
        #expect(formatter(.full, [.weekOfMonth, .day]).string(from: 10 * 86400) == "1 week, 3 days")
        #expect(
            formatter(.full, [.year, .month, .day]).string(from: DateComponents(year: 1, month: 13, day: 2))
                == "2 years, 1 month, 2 days")
        #expect(formatter(.abbreviated, [.day, .hour, .minute, .second]).string(from: 90061) == "1d 1h 1m 1s")
        #expect(formatter(.positional, [.day, .hour, .minute, .second]).string(from: 90061) == "1d 1:01:01")
    }

    @Test("zeros are left out as the behavior says")
    func zeros() {
        let time = formatter(.positional, [.hour, .minute, .second])
        #expect(time.string(from: 5) == "5")
        #expect(time.string(from: 65) == "1:05")
        #expect(time.string(from: 3600) == "1:00:00")
        time.zeroFormattingBehavior = .pad
        #expect(time.string(from: 65) == "00:01:05")
        let words = formatter(.abbreviated, [.hour, .minute, .second])
        #expect(words.string(from: 3605) == "1h 5s")
        #expect(words.string(from: 0) == "0s")
        words.zeroFormattingBehavior = .pad
        #expect(words.string(from: 60) == "0h 1m 0s")
        words.zeroFormattingBehavior = .dropLeading
        #expect(words.string(from: 60) == "1m 0s")
        words.zeroFormattingBehavior = .dropTrailing
        #expect(words.string(from: 60) == "0h 1m")
        words.zeroFormattingBehavior = .dropMiddle
        #expect(words.string(from: 3600) == "1h 0s")
        words.zeroFormattingBehavior = []
        #expect(words.string(from: 3600) == "1h 0m 0s")
    }

    @Test("the number of units has a limit, the largest unit collapses, and English has phrases")
    func shortening() {
        let short = formatter(.full)
        short.maximumUnitCount = 2
        #expect(short.string(from: 90061) == "1 day, 1 hour")
        let collapsing = formatter(.full, [.hour, .minute])
        collapsing.collapsesLargestUnit = true
        #expect(collapsing.string(from: 5400) == "90 minutes")
        #expect(collapsing.string(from: 9000) == "2 hours, 30 minutes")
        let phrase = formatter(.full, [.minute])
        phrase.includesApproximationPhrase = true
        phrase.includesTimeRemainingPhrase = true
        #expect(phrase.string(from: 300) == "About 5 minutes remaining")
    }

    @Test("dates give the time between them, months with the calendar's own length")
    func dates() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter(.full).string(from: start, to: start.addingTimeInterval(31 * 86400)) == "1 month")
        #expect(formatter(.full).string(from: start, to: start.addingTimeInterval(-60)) == "-1 minute")
        #expect(
            DateComponentsFormatter.localizedString(from: DateComponents(minute: 5), unitsStyle: .positional) == "5:00")
        #expect(formatter(.full).string(for: DateComponents(hour: 2)) == "2 hours")
        #expect(formatter(.full).string(for: "2 hours") == nil)
    }

    @Test("numbers that no calendar counts with have no text")
    func oddNumbers() {
        for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
            #expect(formatter(.full).string(from: seconds) == nil)
        }
        #expect(formatter(.full).string(from: DateComponents(year: .max - 1)) == nil)
        #expect(formatter(.full).string(from: DateComponents(second: .min)) == nil)
        #expect(formatter(.full, [.second]).string(from: 1e11) != nil)
        for odd in [Double.nan, .infinity, -1e300] {
            let date = Date(timeIntervalSinceReferenceDate: odd)
            #expect(formatter(.full).string(from: date, to: Date(timeIntervalSinceReferenceDate: 0)) == nil)
            let late = formatter(.full)
            late.referenceDate = date
            #expect(late.string(from: 5) == nil)
            #expect(late.string(from: DateComponents(second: 5)) == nil)
        }
    }
}
