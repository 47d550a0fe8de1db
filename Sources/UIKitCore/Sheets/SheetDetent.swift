import CoreGraphics
public import Foundation

/// The values that a detent's height depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of a fully expanded sheet without the bottom safe area, in points.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The identifier of a detent, unique in its sheet.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// The identifier of ``UISheetPresentationController/Detent/medium()``.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            /// The identifier of ``UISheetPresentationController/Detent/large()``.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        /// The value of a detent that is not used.
        nonisolated public static let inactive: CGFloat = -1

        /// The identifier of the detent, for ``UISheetPresentationController/selectedDetentIdentifier``. A custom
        /// detent without an identifier has a unique one.
        public let identifier: Identifier
        private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            _ identifier: Identifier,
            _ resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// Returns a detent of about half the height of the window. Not used in compact height.
        public class func medium() -> Detent { Detent(.medium) { ($0 as? DetentResolution)?.medium } }
        /// Returns a detent of a fully expanded sheet.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// Returns a detent with a custom height.
        /// - Parameters:
        ///   - identifier: the identifier; unique by default.
        ///   - resolver: returns the height in points, without the bottom safe area; nil if the detent is not used.
        ///     Called again when the window changes, and after `invalidateDetents()`.
        public class func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping @MainActor (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(rawValue: UUID().uuidString), resolver)
        }

        /// Returns the height for this context; nil if the detent is not used.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            guard let value = resolver(context), value.isFinite, value >= 0 else { return nil }
            return min(value, context.maximumDetentValue)
        }
    }
}

final class DetentResolution: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let medium: CGFloat?

    init(_ traits: UITraitCollection, largest: CGFloat, medium: CGFloat?) {
        containerTraitCollection = traits
        maximumDetentValue = largest
        self.medium = medium
    }
}
