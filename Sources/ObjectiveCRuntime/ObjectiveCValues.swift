/// The properties of an object with the values that Objective-C reads.
///
/// The command line tool writes `objectiveCValues` in tests that compare a property of an `AnyObject`. Objective-C
/// reads a property of a `RawRepresentable` type as the raw value. A test can therefore compare the property with the
/// value or with the raw value.
@dynamicMemberLookup
public struct ObjectiveCValues<Object> {
    private let object: Object

    fileprivate init(_ object: Object) { self.object = object }

    /// The value of a property.
    public subscript<Value>(dynamicMember property: KeyPath<Object, Value>) -> Value { object[keyPath: property] }

    /// The raw value of a property. Swift chooses this subscript only if the property's own type does not match.
    @_disfavoredOverload
    public subscript<Value: RawRepresentable>(dynamicMember property: KeyPath<Object, Value>) -> Value.RawValue {
        object[keyPath: property].rawValue
    }
}

extension KeyValueObservable {
    /// The object's properties, each as its value or as the raw value of its type.
    public var objectiveCValues: ObjectiveCValues<Self> { ObjectiveCValues(self) }
}
