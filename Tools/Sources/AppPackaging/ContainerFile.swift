import Foundation

/// The Dockerfiles for an app: one that shows the app alone on a screen, and one that builds and tests its package.
public enum ContainerFile {
    /// A kiosk: the compositor cage shows the app in full screen.
    ///
    /// Documented (cage(1)): cage starts one program, shows its window over the whole screen and ends with the program.
    public static func kiosk(_ app: AppDescription, archive: String, packages: [String]) -> String {
        """
        # docker build -f Dockerfile.kiosk -t \(app.packageName) .
        # docker run --rm --device /dev/dri --device /dev/input --device /dev/tty0 --privileged \(app.packageName)
        FROM debian:12-slim
        RUN apt-get update \\
            && apt-get install -y --no-install-recommends cage seatd libgl1-mesa-dri dbus fonts-inter \\
            \(packages.joined(separator: " ")) \\
            && rm -rf /var/lib/apt/lists/*
        COPY ["\(escaped(archive))", "/tmp/app.tar.xz"]
        RUN apt-get update && apt-get install -y --no-install-recommends xz-utils \\
            && tar -xJf /tmp/app.tar.xz --strip-components=1 -C /usr/local \\
            && apt-get purge -y xz-utils && rm -rf /tmp/app.tar.xz /var/lib/apt/lists/*
        ENV XDG_RUNTIME_DIR=/run/kiosk CHEVRON_FULLSCREEN=1
        RUN mkdir -m 0700 /run/kiosk
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
