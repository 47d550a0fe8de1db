import UniformTypeIdentifiers

/// The kinds of files that a picker displays.
///
/// Linux has no photo library that knows how a picture was made. A filter such as ``screenshots`` therefore allows all
/// pictures, and ``slomoVideos`` all films.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case image, movie }

    /// The kinds of which all files are meant.
    private let sure: Set<Kind>
    /// The kinds of which a file may be meant.
    private let possible: Set<Kind>

    private init(_ kind: Kind, isPart: Bool = false) {
        sure = isPart ? [] : [kind]
        possible = [kind]
    }

    private init(sure: Set<Kind>, possible: Set<Kind>) { (self.sure, self.possible) = (sure, possible) }

    /// Pictures.
    public static let images = PHPickerFilter(.image)
    /// Films.
    public static let videos = PHPickerFilter(.movie)
    public static let livePhotos = PHPickerFilter(.image, isPart: true)
    public static let bursts = PHPickerFilter(.image, isPart: true)
    public static let depthEffectPhotos = PHPickerFilter(.image, isPart: true)
    public static let panoramas = PHPickerFilter(.image, isPart: true)
    public static let screenshots = PHPickerFilter(.image, isPart: true)
    public static let spatialMedia = PHPickerFilter(sure: [], possible: [.image, .movie])
    public static let cinematicVideos = PHPickerFilter(.movie, isPart: true)
    public static let screenRecordings = PHPickerFilter(.movie, isPart: true)
    public static let slomoVideos = PHPickerFilter(.movie, isPart: true)
    public static let timelapseVideos = PHPickerFilter(.movie, isPart: true)

    /// A filter that allows what one of the filters allows.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(
            sure: subfilters.reduce([]) { $0.union($1.sure) }, possible: subfilters.reduce([]) { $0.union($1.possible) }
        )
    }

    /// A filter that allows what all filters allow. Without filters it allows all kinds.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(
            sure: subfilters.reduce(every) { $0.intersection($1.sure) },
            possible: subfilters.reduce(every) { $0.intersection($1.possible) })
    }

    /// A filter that allows what the filter does not allow.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(sure: every.subtracting(filter.possible), possible: every.subtracting(filter.sure))
    }

    private static let every: Set<Kind> = [.image, .movie]

    /// The types of the allowed files.
    var types: [UTType] {
        (possible.contains(.image) ? [.image] : []) + (possible.contains(.movie) ? [.movie] : [])
    }
}
