import Foundation

public struct FileProblem: Error, CustomStringConvertible {
    public let description: String
    public init(_ description: String) { self.description = description }

    /// One plain sentence for any error: of Foundation's, the file and the system's own reason.
    public static func sentence(for error: any Error) -> String {
        if let problem = error as? FileProblem { return problem.description }
        guard let error = error as? CocoaError else { return "\(error)" }
        let path = error.filePath ?? error.url?.path
        let reason = (error.underlying as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
        let isRead = [
            CocoaError.Code.fileReadNoSuchFile, .fileReadNoPermission, .fileReadUnknown, .fileReadCorruptFile,
        ].contains(error.code)
        return "\(path ?? "a file") cannot be \(isRead ? "read" : "written"): \(reason ?? error.localizedDescription)"
    }
}
