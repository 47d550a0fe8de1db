import Foundation

/// Old packages list their tests for Linux by hand, in `LinuxMain.swift`. Such lists are seldom complete, and name what
/// is left out when code for iOS is built, so that SwiftPM is asked to find the tests by itself.
public enum TestDiscovery {
    /// - Parameter root: the folder of the package.
    /// - Returns: what SwiftPM is given. Nothing where there is no list: SwiftPM finds tests by itself then.
    public static func flags(_ root: String) -> [String] {
        var isFolder: ObjCBool = false
        let tests = root + "/Tests"
        guard FileManager.default.fileExists(atPath: tests, isDirectory: &isFolder), isFolder.boolValue else {
            return []
        }
        return FileManager.default.fileExists(atPath: tests + "/LinuxMain.swift") ? ["--enable-test-discovery"] : []
    }
}
