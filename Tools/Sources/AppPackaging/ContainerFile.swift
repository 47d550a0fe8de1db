import Foundation

/// The Dockerfiles for an app: one that shows the app alone on a screen, and one that builds and tests its package.
public enum ContainerFile {
    /// A kiosk: the compositor cage shows the app in full screen.
    ///
    /// Documented (cage(1)): cage starts one program, shows its window over the whole screen and ends with the program.
    /// Measured (Debian 12): cage refuses to run as root, and ends without Xwayland. `seatd-launch` opens the devices
    /// for another user if it has the set-user-ID bit (seatd-launch(1)). Without the database of udev no input device
    /// is found, and without `WLR_LIBINPUT_NO_DEVICES` cage then ends.
    public static func kiosk(_ app: AppDescription, archive: String, packages: [String]) -> String {
        """
        # docker build -f Dockerfile.kiosk -t \(app.packageName) .
        # docker run --rm --privileged -v /run/udev:/run/udev:ro \\
        #     --group-add "$(stat -c %g /dev/dri/renderD128)" \(app.packageName)
        FROM debian:12-slim
        RUN apt-get update \\
            && apt-get install -y --no-install-recommends cage seatd xwayland libgl1-mesa-dri dbus \\
            \((packages + SystemLibraries.loadedPackages).joined(separator: " ")) \\
            && rm -rf /var/lib/apt/lists/*
        COPY ["\(escaped(archive))", "/tmp/app.tar.xz"]
        RUN apt-get update && apt-get install -y --no-install-recommends xz-utils \\
            && tar -xJf /tmp/app.tar.xz --strip-components=1 -C /usr/local \\
            && apt-get purge -y xz-utils && rm -rf /tmp/app.tar.xz /var/lib/apt/lists/*
        RUN useradd --create-home kiosk && install -d -m 0700 -o kiosk /run/kiosk && chmod u+s /usr/bin/seatd-launch
        ENV XDG_RUNTIME_DIR=/run/kiosk CHEVRON_FULLSCREEN=1 SDL_VIDEODRIVER=wayland WLR_LIBINPUT_NO_DEVICES=1
        USER kiosk
        CMD ["dbus-run-session", "--", "seatd-launch", "--", "cage", "--", "\(app.packageName)"]

        """
    }

    /// An image for the tests of the package. `CHEVRON` is the address of Chevron's repository.
    public static func continuousIntegration(_ app: AppDescription, image: String = "swift:6.3-bookworm") -> String {
        """
        # docker build -f Dockerfile.ci --build-arg CHEVRON=<address of Chevron's repository> -t \(app.packageName)-ci .
        # docker run --rm -v "$PWD:/package" \(app.packageName)-ci chevron test
        FROM \(image)
        ARG CHEVRON
        RUN apt-get update && apt-get install -y --no-install-recommends git make \\
            && git clone --depth 1 "$CHEVRON" /opt/chevron \\
            && make -C /opt/chevron install PREFIX=/usr/local \\
            && rm -rf /var/lib/apt/lists/* /opt/chevron
        RUN chevron prepare
        WORKDIR /package
        CMD ["chevron", "test"]

        """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
}
