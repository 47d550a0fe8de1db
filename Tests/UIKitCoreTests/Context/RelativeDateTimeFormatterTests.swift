import Foundation
import Testing
import UIKit

struct RelativeDateTimeFormatterTests {
    private func formatter(_ locale: String = "en_US") -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return formatter
    }

    @Test("the largest unit is shown, and smaller ones are cut off")
    func units() {
        let texts = [-5_400, 60, 86_400 * 8, -86_400 * 40, 0, 59].map {
            formatter().localizedString(fromTimeInterval: TimeInterval($0))
        }
        #expect(texts == ["1 hour ago", "in 1 minute", "in 1 week", "1 month ago", "in 0 seconds", "in 59 seconds"])
    }

    @Test("units and days have names in the formatter's style and language")
    func styles() {
        let english = formatter()
        english.dateTimeStyle = .named
        #expect(english.localizedString(from: DateComponents(day: -1)) == "yesterday")
        english.formattingContext = .beginningOfSentence
        #expect(english.localizedString(from: DateComponents(day: -1)) == "Yesterday")
        english.unitsStyle = .short
        #expect(english.localizedString(from: DateComponents(month: -3)) == "3 mo. ago")
        #expect(formatter("de_DE").localizedString(from: DateComponents(day: 3, weekOfMonth: 2)) == "in 2 Wochen")
    }

    @Test("numbers that are no time have a text")
    func oddNumbers() {
        for value in [TimeInterval.nan, .infinity, -.infinity, 1e300] {
            #expect(!formatter().localizedString(fromTimeInterval: value).isEmpty)
        }
        #expect(!formatter().localizedString(from: DateComponents(year: .max)).isEmpty)
        #expect(formatter().string(for: "no date") == nil)
    }
}
