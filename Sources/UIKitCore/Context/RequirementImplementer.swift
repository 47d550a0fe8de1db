/// A class that lists the optional requirements of delegates that the class implements. `chevron` writes the list in
/// programs with an object that forwards to another one (`forwardingTarget(for:)`):
/// ``Foundation/NSObjectProtocol/responds(to:)`` finds the requirements there.
///
/// Beyond UIKit, where the runtime of Objective-C knows what a class implements.
public protocol RequirementImplementer: AnyObject {
    /// The names of the requirements as selectors, such as `scrollViewDidScroll:`. A subclass adds its own.
    static var implementedRequirements: [String] { get }
}
