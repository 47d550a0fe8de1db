/// The arguments with which the programs of the system write archives that are equal for equal contents.
///
/// Documented (reproducible-builds.org, Archive metadata): sorted names, one time, one owner.
public enum ArchiveArguments {
    /// Chosen: the time of the files if `SOURCE_DATE_EPOCH` is not set, 1980-01-01: archives of equal contents are
    /// equal, and every format has this time.
    public static let defaultTime = 315_532_800

    /// The time of all files in an archive, in seconds since 1970; nil for a text that is no number.
    /// - Parameter value: the environment variable `SOURCE_DATE_EPOCH`.
    public static func time(_ value: String?) -> Int? {
        guard let value, !value.isEmpty else { return defaultTime }
        return Int(value).flatMap { (0...253_402_300_799).contains($0) ? $0 : nil }
    }

    /// The arguments of `tar` for a folder.
    public static func tar(_ archive: String, folder: String, name: String, time: Int) -> [String] {
        [
            "--create", "--file", archive, "--directory", folder, "--format=gnu", "--sort=name", "--owner=root:0",
            "--group=root:0", "--numeric-owner", "--mode=go=rX,u+rw,a-s", "--mtime=@\(time)",
            // One thread: the number of threads changes the bytes.
            "--use-compress-program=xz -9 -T1", "--", name,
        ]
    }

    /// The arguments of `dpkg-deb`.
    public static func debian(_ archive: String, folder: String) -> [String] {
        ["--root-owner-group", "-Zxz", "-z9", "--build", folder, archive]
    }
}
