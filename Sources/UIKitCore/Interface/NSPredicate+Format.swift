public import Foundation

extension NSPredicate {
    /// Creates a predicate from a text, such as `"SELF MATCHES %@"` or `"age > %d AND name BEGINSWITH[c] 'a'"`.
    ///
    /// Comparisons, `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, `IN`, `BETWEEN`, lists in braces, key paths and variables
    /// are read. A key is a key of a dictionary, or a property of an object as `value(forKey:)` reads it. Functions,
    /// arithmetic and subqueries are not read. Foundation on Linux has no predicates of texts.
    ///
    /// Documented (NSPredicate): a text that is no predicate, and a missing argument, stop the program.
    /// - Parameter args: the values for `%@`, `%K`, `%d` and the other formats, in order. Objects are no `CVarArg` on
    ///   Linux, so that every value can be passed.
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate from a text with a list of arguments. See ``init(format:_:)``.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let clause = PredicateParser.read(predicateFormat, arguments ?? [])
        nonisolated(unsafe) let own = clause
        self.init { object, variables in own.holds(object, variables ?? [:]) }
    }
}
