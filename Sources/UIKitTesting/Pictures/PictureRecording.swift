import Foundation

/// When a picture is written as the reference in place of a comparison. A test that records fails, so that no recording
/// passes unseen.
public enum PictureRecording: String, CaseIterable, Sendable {
    /// Never: a missing reference is a failure. For machines that build and test.
    case never
    /// If the reference does not exist. The default.
    case missing
    /// If the reference does not exist, or the picture does not match the reference.
    case failed
    /// Always.
    case all

    /// The environment variable that selects the recording of all tests without an argument of their own.
    public static let variable = "CHEVRON_RECORD_PICTURES"

    /// The recording that the environment requests; nil without the variable.
    static func requested(_ environment: [String: String]) throws -> PictureRecording? {
        guard let value = environment[variable], !value.isEmpty else { return nil }
        if let known = PictureRecording(rawValue: value) { return known }
        throw PictureFailure(
            .unknownSetting,
            "\(variable) is \(value); the values are \(allCases.map(\.rawValue).joined(separator: ", "))")
    }
}
