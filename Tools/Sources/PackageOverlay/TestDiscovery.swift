import Foundation

/// Old packages list their tests for Linux by hand, in `LinuxMain.swift`. Such lists are seldom complete, and name
/// tests that are left out when code for iOS is built. Therefore SwiftPM has to find the tests.
public enum TestDiscovery {
    /// - Parameter root: the folder of the package.
    /// - Returns: what SwiftPM is given. Empty if the package has no list: then SwiftPM finds the tests.
    public static func flags(_ root: String) -> [String] {
        var isFolder: ObjCBool = false
        let tests = root + "/Tests"
        guard FileManager.default.fileExists(atPath: tests, isDirectory: &isFolder), isFolder.boolValue else {
            return []
        }
        return FileManager.default.fileExists(atPath: tests + "/LinuxMain.swift") ? ["--enable-test-discovery"] : []
    }
}
