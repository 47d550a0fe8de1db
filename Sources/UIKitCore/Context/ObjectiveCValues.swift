/// The properties of an object as Objective-C reads them.
///
/// The command line tool writes `objectiveCValues` where a test compares a property of an `AnyObject`. Objective-C
/// reads a property of a `RawRepresentable` type as its raw value, so that the test may compare the property with
/// either.
@dynamicMemberLookup
public struct ObjectiveCValues<Object> {
    private let object: Object

    fileprivate init(_ object: Object) { self.object = object }

    /// The value of a property.
    public subscript<Value>(dynamicMember property: KeyPath<Object, Value>) -> Value { object[keyPath: property] }

    /// The raw value of a property. Swift chooses this subscript only where the type of the property does not fit.
    @_disfavoredOverload
    public subscript<Value: RawRepresentable>(dynamicMember property: KeyPath<Object, Value>) -> Value.RawValue {
        object[keyPath: property].rawValue
    }
}

extension KeyValueObservable {
    /// The object's properties, each as its value or as the raw value of its type.
    public var objectiveCValues: ObjectiveCValues<Self> { ObjectiveCValues(self) }
}
