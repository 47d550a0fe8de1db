import Diagnostics
import UniformTypeIdentifiers

/// The settings of a photo picker.
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
    /// The form in which chosen files are passed.
    public enum AssetRepresentationMode: Int, Sendable { case automatic = 0, current, compatible }
    /// The marks of chosen files, and the time of the delegate's call.
    public enum Selection: Int, Sendable { case `default` = 0, ordered, continuous, continuousAndOrdered }
    /// The arrangement of a picker.
    public enum Mode: Int, Sendable { case `default` = 0, compact }

    /// Creates settings for one file of any kind.
    public init() {}

    /// The largest number of files; 0 for any number. The default is 1. Negative numbers count as 0.
    public var selectionLimit = 1
    /// The kinds of files. The default, nil, allows pictures and films.
    public var filter: PHPickerFilter?
    /// Without effect: files are passed as they are.
    /// - Coverage: inert (files are passed as they are)
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic {
        didSet { Self.logInert("preferredAssetRepresentationMode", "files are passed as they are") }
    }
    /// Without effect: the list shows no order, and the delegate is called at the end.
    /// - Coverage: inert (the delegate is called at the end of the choice)
    public var selection = Selection.default {
        didSet { Self.logInert("selection", "the delegate is called at the end of the choice") }
    }
    /// Without effect: files have no identifiers of a library.
    /// - Coverage: inert (there is no photo library)
    public var preselectedAssetIdentifiers: [String] = [] {
        didSet { Self.logInert("preselectedAssetIdentifiers", "there is no photo library") }
    }
    /// Without effect: the picker is a list of files.
    /// - Coverage: inert (the picker is a list of files)
    public var mode = Mode.default { didSet { Self.logInert("mode", "the picker is a list of files") } }

    private static func logInert(_ member: String, _ reason: String) {
        Log.once("PHPickerConfiguration.\(member) has no effect: \(reason)")
    }

    var limit: Int { max(selectionLimit, 0) }
    var types: [UTType] { filter?.types ?? [.image, .movie] }
}
