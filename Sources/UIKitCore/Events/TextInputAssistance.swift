import Diagnostics
public import Foundation
import ObjectiveCRuntime

// Requests to software keyboards, which replace or complete what the user types. Text comes from a keyboard of keys.

/// Whether typed quotes become curly quotes.
public enum UITextSmartQuotesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether spaces around pasted and deleted words are corrected.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default` = 0, no, yes }
/// Whether a keyboard completes sentences.
public enum UITextInlinePredictionType: Int, Sendable { case `default` = 0, no, yes }
/// Whether a keyboard completes calculations.
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default` = 0, no, yes }
/// The tools that rewrite a text.
public enum UIWritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default` = 0
    case complete = 1
    case limited = 2
}

/// The rules of a generated password, as `required: upper; minlength: 12`.
open class UITextInputPasswordRules: NSObject, NSCopying {
    /// The rules as text.
    public let passwordRulesDescriptor: String

    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    /// Returns the rules themselves, which cannot be changed.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The values of a text, which nothing reads.
private final class AssistanceValues {
    var quotes = UITextSmartQuotesType.default
    var dashes = UITextSmartDashesType.default
    var spaces = UITextSmartInsertDeleteType.default
    var prediction = UITextInlinePredictionType.default
    var math = UITextMathExpressionCompletionType.default
    var tools = UIWritingToolsBehavior.default
    var rules: UITextInputPasswordRules?
}

@MainActor
private let assistanceKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension UITextInputTraits {
    private var assistance: AssistanceValues? {
        objc_getAssociatedObject(self, assistanceKey) as? AssistanceValues
    }

    private func change(_ change: (AssistanceValues) -> Void) {
        Log.once(
            "UITextInputTraits: no keyboard replaces or completes typed text, so smart quotes, predictions and "
                + "password rules have no effect")
        let values = assistance ?? AssistanceValues()
        objc_setAssociatedObject(self, assistanceKey, values, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        change(values)
    }

    /// - Coverage: inert (typed quotes remain straight)
    public var smartQuotesType: UITextSmartQuotesType {
        get { assistance?.quotes ?? .default }
        set { change { $0.quotes = newValue } }
    }
    /// - Coverage: inert (typed hyphens remain hyphens)
    public var smartDashesType: UITextSmartDashesType {
        get { assistance?.dashes ?? .default }
        set { change { $0.dashes = newValue } }
    }
    /// - Coverage: inert (spaces are not corrected)
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { assistance?.spaces ?? .default }
        set { change { $0.spaces = newValue } }
    }
    /// - Coverage: inert (sentences are not completed)
    public var inlinePredictionType: UITextInlinePredictionType {
        get { assistance?.prediction ?? .default }
        set { change { $0.prediction = newValue } }
    }
    /// - Coverage: inert (calculations are not completed)
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { assistance?.math ?? .default }
        set { change { $0.math = newValue } }
    }
    /// - Coverage: inert (there are no tools that rewrite a text)
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { assistance?.tools ?? .default }
        set { change { $0.tools = newValue } }
    }
    /// - Coverage: inert (passwords are not generated)
    public var passwordRules: UITextInputPasswordRules? {
        get { assistance?.rules }
        set { change { $0.rules = newValue } }
    }
}
