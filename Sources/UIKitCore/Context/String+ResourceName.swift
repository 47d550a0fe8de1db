import Foundation

extension String {
    /// Whether the name of a resource points outside the folder of the lookup. Documents name their resources, and a
    /// document may come from an untrusted source.
    var leavesItsFolder: Bool { contains("..") && split(separator: "/").contains("..") }
}
