package import Foundation
@_spi(Reflection) import Swift

/// The keys of attribute scopes, in the order of their declaration. For two keys with one name, the first key counts.
package struct ScopeKeys {
    package private(set) var list: [any AttributedStringKey.Type] = []

    /// - Parameters:
    ///   - scopes: the scopes. A field of a scope whose type is a scope adds the keys of that scope.
    ///   - addition: returns a further scope with keys of the given scope.
    package init(
        _ scopes: [any AttributeScope.Type], addition: (any AttributeScope.Type) -> (any AttributeScope.Type)?
    ) {
        var names: Set<String> = []
        var open = Array(scopes.reversed())
        while let scope = open.popLast() {
            var inner: [any AttributeScope.Type] = []
            _ = _forEachField(of: scope, options: []) { _, _, type, _ in
                if let key = type as? any AttributedStringKey.Type {
                    if names.insert(key.name).inserted { list.append(key) }
                } else if let scope = type as? any AttributeScope.Type {
                    inner.append(scope)
                }
                return true
            }
            if let further = addition(scope) { inner.append(further) }
            open += inner.reversed()
        }
    }
}
