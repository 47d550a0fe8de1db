import SwiftSyntax

/// Names that Foundation and Objective-C's runtime have on iOS, that Foundation on Linux does not have, and that the
/// library declares.
///
/// A module with such a name needs the library, even if the files import only Foundation.
package enum AppleFoundationNames {
    package static let all: Set<String> = [
        "CFAbsoluteTimeGetCurrent", "CFArray", "CFBoolean", "CFData", "CFDictionary", "CFDictionaryGetValue",
        "CFLocaleCopyCurrent", "CFMutableData", "CFRange", "CFRangeMake", "CFString",
        "CFStringTokenizerAdvanceToNextToken", "CFStringTokenizerCreate", "CFTypeRef", "CFURL",
        "DateComponentsFormatter", "INT16_MIN", "INT32_MIN", "INT64_MAX",
        "INT64_MIN", "INT_MIN", "InlinePresentationIntent", "LONG_MIN", "MAXFLOAT", "NSAttributedStringKey",
        "NSDataDetector", "NSException", "NSHashTable",
        "NSInteger", "NSIntegerMax", "NSIntegerMin", "NSItemProvider", "NSItemProviderFileOptions",
        "NSItemProviderReading",
        "NSItemProviderRepresentationVisibility", "NSItemProviderWriting", "NSKeyValueChange", "NSKeyValueChangeKey",
        "NSKeyValueObservation", "NSKeyValueObservedChange", "NSKeyValueObservingOptions", "NSMapTable",
        "NSPointerArray", "NSPointerFunctions", "NSSelectorFromString", "NSStringFromSelector", "NSUInteger",
        "NSUserActivity",
        "NSUserActivityDelegate", "NSUserActivityTypeBrowsingWeb", "ObjectiveCConvertibleAttributedStringKey",
        "PresentationIntent", "RelativeDateTimeFormatter", "Selector",
        "UINT64_MAX", "UINT_MAX", "ULONG_MAX", "UndoManager", "XCTActivity", "XCTAttachment", "XCTContext",
        "XCTExpectFailure", "XCTExpectedFailure", "XCTIssue",
        "_SYS_NAMELEN", "autoreleasepool", "class_addMethod", "class_getClassMethod", "class_getInstanceMethod",
        "class_getName", "class_getSuperclass", "class_replaceMethod",
        "kCFAllocatorDefault", "kCFBooleanFalse", "kCFBooleanTrue",
        "method_exchangeImplementations", "method_getImplementation", "method_getTypeEncoding",
        "method_setImplementation", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
        "objc_setAssociatedObject", "object_getClass", "object_getClassName", "object_setClass",
    ]

    /// A class that inherits from one of these needs a class of the library.
    static let superclasses = Set(InheritedLocks.locks.keys)

    private static let hashes = BodyTriggers.hashes(all.union(superclasses))

    /// Whether one of the names is a word of the source, in a comment or a string too.
    static func areIn(_ source: [UInt8]) -> Bool {
        source.withUnsafeBufferPointer { bytes in
            var hash = wordSeed
            var isWord = false
            for byte in bytes {
                if isWordByte(byte) {
                    hash = nextWordHash(hash, byte)
                    isWord = true
                } else if isWord {
                    if hashes.contains(hash) { return true }
                    (hash, isWord) = (wordSeed, false)
                }
            }
            return isWord && hashes.contains(hash)
        }
    }
}

/// Finds the names of `AppleFoundationNames` that a file uses outside of conditions, and those that it declares itself.
final class AppleFoundationReading: SyntaxVisitor {
    private(set) var used: Set<String> = []
    private(set) var declared: Set<String> = []
    private var conditions = 0

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        conditions += 1
        return .visitChildren
    }
    override func visitPost(_ node: IfConfigDeclSyntax) { conditions -= 1 }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        use(node.name)
        let isSuperclass = node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) ?? false
        if conditions == 0, isSuperclass, AppleFoundationNames.superclasses.contains(node.name.text) {
            used.insert(node.name.text)
        }
        return .visitChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == node.id } ?? false
        if !isMember { use(node.baseName) }
        return .visitChildren
    }

    // MARK: Declarations

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

    private func use(_ name: TokenSyntax) {
        if conditions == 0, AppleFoundationNames.all.contains(name.text) { used.insert(name.text) }
    }

    private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        if AppleFoundationNames.all.contains(name.text) { declared.insert(name.text) }
        return .visitChildren
    }
}
