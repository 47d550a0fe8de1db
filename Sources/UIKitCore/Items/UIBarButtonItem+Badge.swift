import Foundation

extension UIBarButtonItem {
    /// A small mark on an item: a number, a short text, or a dot.
    public struct Badge: Equatable, Sendable {
        enum Content: Equatable, Sendable {
            case number(Int)
            case text(String)
            case dot
        }

        let content: Content

        /// A number, written in the digits of the user's language.
        public static func count(_ count: Int) -> Badge { Badge(content: .number(count)) }
        /// A short text, displayed as it is.
        public static func string(_ string: String) -> Badge { Badge(content: .text(string)) }
        /// A dot without text.
        public static func indicator() -> Badge { Badge(content: .dot) }

        /// The displayed text; nil for a dot.
        @preconcurrency @MainActor public var stringValue: String? {
            switch content {
            case .number(let number): LocalizedFormat.number(number)
            case .text(let text): text
            case .dot: nil
            }
        }

        /// The color of the badge; nil for the system's red.
        public var backgroundColor: UIColor?
        /// The color of the text; nil for white.
        public var foregroundColor: UIColor?
        /// The font of the text; nil for the system font of 11 points.
        public var font: UIFont?
    }
}
