package import Foundation
import HostInterface

extension ProcessInfo {
    /// The environment for a program that UIKit starts: with the user's folders in place of the app's.
    package var environmentOfPrograms: [String: String] { UserFolders.environmentOfPrograms(environment) }
}
