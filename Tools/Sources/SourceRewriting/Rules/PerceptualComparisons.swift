import SwiftSyntax

/// The comparison of two pictures by Core Image in the package swift-snapshot-testing: the call
/// `perceptuallyCompare(CIImage(cgImage: a), CIImage(cgImage: b), …)` becomes a call of the library, which measures the
/// same difference of colors. Core Image is not there.
enum PerceptualComparisons: RewritingRule {
    static let name = "Perceptual comparisons"
    static let sites: [SyntaxKind] = [.functionCallExpr]
    static let bodyWords: Set<String> = ["perceptuallyCompare"]

    static func consider(_ node: Syntax, _ context: RewritingContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), isComparison(call) else { return }
        context.replace(call.calledExpression, with: "UIKitTesting.PictureTolerance.mismatch")
        for argument in call.arguments.prefix(2) {
            guard let image = picture(argument) else { continue }
            context.replace(argument.expression, with: image.trimmedDescription)
        }
        context.append("import UIKitTesting", evenIfSaid: true)
    }

    /// Whether a name of Core Image is an argument of such a call, which the rule replaces.
    static func isReplaced(_ reference: DeclReferenceExprSyntax) -> Bool {
        guard let made = reference.parent?.as(FunctionCallExprSyntax.self),
            let argument = made.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        return isComparison(call)
    }

    private static func isComparison(_ call: FunctionCallExprSyntax) -> Bool {
        call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "perceptuallyCompare"
            && call.arguments.map { $0.label?.text } == [nil, nil, "pixelPrecision", "perceptualPrecision"]
            && call.arguments.prefix(2).allSatisfy { picture($0) != nil }
    }

    private static func picture(_ argument: LabeledExprSyntax) -> ExprSyntax? {
        guard let made = argument.expression.as(FunctionCallExprSyntax.self), made.arguments.count == 1,
            made.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "CIImage",
            made.arguments.first?.label?.text == "cgImage"
        else { return nil }
        return made.arguments.first?.expression
    }
}
