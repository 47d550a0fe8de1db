package import Foundation

/// The facts that the app has about another program's data before and during its transfers.
package struct OfferRecord: Hashable, Sendable {
    /// Chosen: seconds that a caller waits at most, even for a program that sends all the time.
    package static let longestWait = 15.0

    /// The addresses of the data, where they were read before the app was notified.
    package var addresses: Data?
    /// Whether the program has not answered a caller that waited.
    private var isSilent = false

    package init() {}

    /// Whether a caller may wait for the program. No caller waits again for a silent one.
    package var allowsWait: Bool { !isSilent || addresses != nil }

    /// The bytes of a type that need no transfer; nil if the program has to send the bytes.
    package func known(_ type: String) -> Data? { type == MediaType.addresses ? addresses : nil }

    /// A transfer has ended.
    /// - Parameter failure: nil after a success.
    package mutating func ended(_ failure: IncomingTransfer.Failure?) {
        if failure == .silent { isSilent = true }
    }
}
