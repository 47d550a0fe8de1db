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
    /// Live photos: allows all pictures.
    public static let livePhotos = PHPickerFilter(.image, isPart: true)
    /// Pictures of a burst: allows all pictures.
    public static let bursts = PHPickerFilter(.image, isPart: true)
    /// Portraits: allows all pictures.
    public static let depthEffectPhotos = PHPickerFilter(.image, isPart: true)
    /// Panoramas: allows all pictures.
    public static let panoramas = PHPickerFilter(.image, isPart: true)
    /// Pictures of a screen: allows all pictures.
    public static let screenshots = PHPickerFilter(.image, isPart: true)
    /// Spatial pictures and films: allows all pictures and films.
    public static let spatialMedia = PHPickerFilter(sure: [], possible: [.image, .movie])
    /// Cinematic films: allows all films.
    public static let cinematicVideos = PHPickerFilter(.movie, isPart: true)
    /// Films of a screen: allows all films.
    public static let screenRecordings = PHPickerFilter(.movie, isPart: true)
    /// Films in slow motion: allows all films.
    public static let slomoVideos = PHPickerFilter(.movie, isPart: true)
    /// Time-lapse films: allows all films.
    public static let timelapseVideos = PHPickerFilter(.movie, isPart: true)

    /// Returns a filter of the kinds that at least one filter allows.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(
            sure: subfilters.reduce([]) { $0.union($1.sure) }, possible: subfilters.reduce([]) { $0.union($1.possible) }
        )
    }

    /// Returns a filter of the kinds common to the filters; of every kind without filters.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(
            sure: subfilters.reduce(every) { $0.intersection($1.sure) },
            possible: subfilters.reduce(every) { $0.intersection($1.possible) })
    }

    /// Returns a filter of the other kinds.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(sure: every.subtracting(filter.possible), possible: every.subtracting(filter.sure))
    }

    private static let every: Set<Kind> = [.image, .movie]

    /// The types of the allowed files.
    var types: [UTType] {
        (possible.contains(.image) ? [.image] : []) + (possible.contains(.movie) ? [.movie] : [])
    }
}
