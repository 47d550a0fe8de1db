/// The shared libraries that a packaged app takes from the system, and never brings.
///
/// Documented (AppImage exclude list): a copy of these libraries does not work on other systems, or works worse than
/// the system's own. All other libraries are copied beside the program.
public enum SystemLibraries {
    public struct Entry: Equatable, Sendable {
        /// The names of the libraries without `.so` and the version.
        public var names: [String]
        /// The reason why the library stays on the system.
        public var reason: String
        /// The package of Debian 12 with the library, for an archive that is built without `dpkg-shlibdeps`.
        public var package: String
    }

    private static func entry(_ names: String..., package: String, _ reason: String) -> Entry {
        Entry(names: names, reason: reason, package: package)
    }

    public static let table: [Entry] = [
        entry(
            "linux-vdso", "ld-linux-x86-64", "ld-linux-aarch64", "libc", "libm", "libpthread", "libdl", "librt",
            "libresolv", "libutil", "libanl", "libnsl", "libnss_*", package: "libc6",
            "the C library belongs to the dynamic linker of the system"),
        entry("libgcc_s", package: "libgcc-s1", "drivers of the system need a version at least as new"),
        entry("libstdc++", package: "libstdc++6", "drivers of the system need a version at least as new"),
        entry("libGL", "libGLX", "libOpenGL", package: "libgl1", "the library belongs to the graphics driver"),
        entry("libEGL", package: "libegl1", "the library belongs to the graphics driver"),
        entry("libGLESv2", package: "libgles2", "the library belongs to the graphics driver"),
        entry("libGLdispatch", package: "libglvnd0", "the library belongs to the graphics driver"),
        entry("libdrm", package: "libdrm2", "the library belongs to the graphics driver"),
        entry("libgbm", package: "libgbm1", "the library belongs to the graphics driver"),
        entry("libX11", package: "libx11-6", "the library shares settings and locks with the graphics driver"),
        entry("libX11-xcb", package: "libx11-xcb1", "the library shares settings and locks with the graphics driver"),
        entry("libxcb", package: "libxcb1", "the library shares settings and locks with the graphics driver"),
        entry("libXau", package: "libxau6", "libxcb of the system needs the library"),
        entry("libXdmcp", package: "libxdmcp6", "libxcb of the system needs the library"),
        entry("libXext", package: "libxext6", "the library belongs to libX11"),
        entry("libxcb-shm", package: "libxcb-shm0", "the library belongs to libxcb"),
        entry("libxcb-render", package: "libxcb-render0", "the library belongs to libxcb"),
        entry("libxcb-xfixes", package: "libxcb-xfixes0", "the library belongs to libxcb"),
        entry("libwayland-client", package: "libwayland-client0", "the graphics driver needs the library too"),
        entry("libwayland-server", package: "libwayland-server0", "the graphics driver needs the library too"),
        entry("libwayland-egl", package: "libwayland-egl1", "the library belongs to the graphics driver"),
        entry("libwayland-cursor", package: "libwayland-cursor0", "the library belongs to libwayland-client"),
        entry("libdbus-1", package: "libdbus-1-3", "the library belongs to the bus of the system"),
        entry("libfontconfig", package: "libfontconfig1", "the library reads the settings of the system's fonts"),
        entry("libfreetype", package: "libfreetype6", "libfontconfig of the system needs the library"),
        entry("libexpat", package: "libexpat1", "libfontconfig and graphics drivers of the system need the library"),
        entry("libz", package: "zlib1g", "libfreetype and graphics drivers of the system need the library"),
        entry("libasound", package: "libasound2", "the library loads the system's own modules for sound"),
        entry("libpulse", package: "libpulse0", "the library belongs to the sound server of the system"),
        entry("libpulse-simple", package: "libpulse0", "the library belongs to the sound server of the system"),
    ]

    /// The packages of Debian 12 with a font, and with the libraries that Chevron loads when they are present: for
    /// pictures, Markdown, PDF pictures of asset catalogs and WebP.
    public static let loadedPackages = [
        "fonts-inter", "libgdk-pixbuf-2.0-0", "libmd4c0", "libpoppler-glib8", "libwebp7",
    ]

    /// The entry of a library that stays on the system.
    /// - Parameter name: the name with its version, such as `libX11.so.6`.
    public static func entry(for name: String) -> Entry? {
        let plain = plainName(name)
        return table.first { entry in
            entry.names.contains { $0.hasSuffix("*") ? plain.hasPrefix($0.dropLast()) : plain == $0 }
        }
    }

    private static func plainName(_ name: String) -> Substring {
        guard let end = name.firstRange(of: ".so")?.lowerBound else { return name[...] }
        return name[..<end]
    }
}
