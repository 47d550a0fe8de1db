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
            "--use-compress-program=\(xz)", "--", name,
        ]
    }

    /// The command that compresses a folder. One thread, because the number of threads changes the bytes.
    ///
    /// Measured: with xz's filter for code of x86-64 the Files app is 6 % smaller. The filter for ARM64 needs xz 5.4 on
    /// the machine that unpacks, so it is left out.
    private static var xz: String {
        #if arch(x86_64)
        "xz --x86 --lzma2=preset=9 -T1"
        #else
        "xz -9 -T1"
        #endif
    }

    /// The arguments of `dpkg-deb`.
    public static func debian(_ archive: String, folder: String) -> [String] {
        ["--root-owner-group", "-Zxz", "-z9", "--build", folder, archive]
    }
}
