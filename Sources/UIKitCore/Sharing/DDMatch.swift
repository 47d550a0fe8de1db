public import Foundation

/// A value that was found in a text. The type of the value is a subclass.
///
/// On iOS the classes are part of DataDetection, and an app imports UIKit for them here.
public class DDMatch: NSObject, @unchecked Sendable {
    /// The found part of the text.
    public let matchedString: String

    init(_ matchedString: String) {
        self.matchedString = matchedString
        super.init()
    }
}

/// An address of a web page or another link.
public final class DDMatchLink: DDMatch, @unchecked Sendable {
    /// The address.
    public let url: URL

    init(_ matchedString: String, _ url: URL) {
        self.url = url
        super.init(matchedString)
    }
}

/// A phone number.
public final class DDMatchPhoneNumber: DDMatch, @unchecked Sendable {
    /// The number as in the text.
    public var phoneNumber: String { matchedString }
    /// Always nil: the kind of the number, such as "home", is not detected.
    public let label: String? = nil
}

/// An e-mail address.
public final class DDMatchEmailAddress: DDMatch, @unchecked Sendable {
    /// The address.
    public var emailAddress: String { matchedString }
    /// Always nil: the kind of the address, such as "work", is not detected.
    public let label: String? = nil
}

/// An amount of money.
public final class DDMatchMoneyAmount: DDMatch, @unchecked Sendable {
    /// The code of the currency, such as `EUR`.
    public let currency: String
    /// The amount in the currency.
    public let amount: Double

    init(_ matchedString: String, currency: String, amount: Double) {
        (self.currency, self.amount) = (currency, amount)
        super.init(matchedString)
    }
}

/// The tracking number of a shipment.
public final class DDMatchShipmentTrackingNumber: DDMatch, @unchecked Sendable {
    /// The name of the carrier.
    public let carrier: String
    /// The number without spaces.
    public let trackingNumber: String

    init(_ matchedString: String, carrier: String, trackingNumber: String) {
        (self.carrier, self.trackingNumber) = (carrier, trackingNumber)
        super.init(matchedString)
    }
}

/// A postal address. Never detected: postal addresses need a language model.
public final class DDMatchPostalAddress: DDMatch, @unchecked Sendable {
    /// The street.
    public let street: String? = nil
    /// The city.
    public let city: String? = nil
    /// The state or province.
    public let state: String? = nil
    /// The postal code.
    public let postalCode: String? = nil
    /// The country.
    public let country: String? = nil
}

/// A date or a period. Never detected: dates need a language model.
public final class DDMatchCalendarEvent: DDMatch, @unchecked Sendable {
    /// Whether the event has no time of the day.
    public let isAllDay = false
    /// The start.
    public let startDate: Date? = nil
    /// The time zone of the start.
    public let startTimeZone: TimeZone? = nil
    /// The end.
    public let endDate: Date? = nil
    /// The time zone of the end.
    public let endTimeZone: TimeZone? = nil
}

/// A flight number. Never detected: flight numbers need a list of the airlines.
public final class DDMatchFlightNumber: DDMatch, @unchecked Sendable {
    /// The code of the airline.
    public let airline = ""
    /// The number of the flight.
    public let flightNumber = ""
}
