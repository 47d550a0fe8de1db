/// The name of a type with the name of its module, such as `App.Screen`.
///
/// Equal to `String(reflecting:)`, which first searches all conformances of the program for each type. The searches
/// took a fiftieth of a launch.
package func qualifiedName(of type: Any.Type) -> String { _typeName(type, qualified: true) }
