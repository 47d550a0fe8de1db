/// A class that lists the optional delegate requirements that the class implements. `chevron` writes the list in
/// programs with an object that forwards messages to another object (`forwardingTarget(for:)`):
/// ``Foundation/NSObjectProtocol/responds(to:)`` reads the list.
///
/// Beyond UIKit, where Objective-C's runtime knows the methods of a class.
public protocol RequirementImplementer: AnyObject {
    /// The names of the requirements as selectors, such as `scrollViewDidScroll:`. A subclass adds its own.
    static var implementedRequirements: [String] { get }
}
