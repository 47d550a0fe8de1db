import Foundation

extension String {
    /// Whether a resource's name leads out of the folder that it is looked up in. Documents name their resources, and a
    /// document may come from anywhere.
    var leavesItsFolder: Bool { contains("..") && split(separator: "/").contains("..") }
}
