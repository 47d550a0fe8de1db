/// The small program that starts a packaged app, in the folder `bin`.
///
/// The dynamic linker finds the app's libraries by the place of the app, which it reads from `/proc`. Where `/proc` is
/// missing, the linker's message names a library instead of the cause. The launcher needs no library: it reads its own
/// place, starts the app, or ends with a line that names the remedy.
public struct Launcher: Sendable {
    /// The name in `bin`.
    public let name: String
    /// The path of the app from the folder around `bin`.
    let program: String

    public init(name: String, program: String) { (self.name, self.program) = (name, program) }

    /// The source in C. The numbers of calls are Linux's, for x86-64 and for aarch64.
    public var source: String {
        let lines = [
            "#define PROGRAM \(Self.literal(program))",
            "#define NO_PROC "
                + Self.literal(
                    "\(name): /proc is missing, and the app finds its libraries by it; "
                        + "mount it: mount -t proc proc /proc\n"),
            "#define NO_PROGRAM "
                + Self.literal("\(name): \(program) beside bin cannot be started; install the package again\n"),
        ]
        return lines.joined(separator: "\n") + "\n" + Self.body
    }

    /// The arguments of the toolchain's `clang`.
    public func arguments(source: String, output: String) -> [String] {
        [
            "-static", "-nostdlib", "-ffreestanding", "-fno-builtin", "-fno-stack-protector", "-Os", "-fno-pic",
            "-fno-asynchronous-unwind-tables", "-fuse-ld=lld", "-Wl,--build-id=none", "-s", "-o", output,
            source,
        ]
    }

    private static func literal(_ text: String) -> String {
        let bytes = text.utf8.map { byte in
            let isPlain = byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
            let octal = String(byte, radix: 8)
            return isPlain
                ? String(UnicodeScalar(byte)) : "\\" + String(repeating: "0", count: 3 - octal.count) + octal
        }
        return "\"" + bytes.joined() + "\""
    }

    private static let body = #"""
        #if defined(__x86_64__)
        enum { readLinkCall = 267, writeCall = 1, startCall = 59, endCall = 60 };
        static long system(long number, long a, long b, long c, long d) {
            register long fourth __asm__("r10") = d;
            long result;
            __asm__ volatile("syscall"
                : "=a"(result)
                : "a"(number), "D"(a), "S"(b), "d"(c), "r"(fourth)
                : "rcx", "r11", "memory");
            return result;
        }
        __asm__(".globl _start\n_start: xor %ebp, %ebp\n mov %rsp, %rdi\n and $-16, %rsp\n call begin\n");
        #elif defined(__aarch64__)
        enum { readLinkCall = 78, writeCall = 64, startCall = 221, endCall = 93 };
        static long system(long number, long a, long b, long c, long d) {
            register long x8 __asm__("x8") = number, x0 __asm__("x0") = a, x1 __asm__("x1") = b;
            register long x2 __asm__("x2") = c, x3 __asm__("x3") = d;
            __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2), "r"(x3) : "memory");
            return x0;
        }
        __asm__(".globl _start\n_start: mov x29, #0\n mov x0, sp\n bl begin\n");
        #else
        #error "the launcher knows x86-64 and aarch64"
        #endif

        static void end(const char *text, long size) {
            system(writeCall, 2, (long)text, size, 0);
            for (;;) system(endCall, 127, 0, 0, 0);
        }

        __attribute__((used)) void begin(long *stack) {
            static char path[4096 + sizeof PROGRAM];
            char **arguments = (char **)(stack + 1), **environment = arguments + stack[0] + 1;
            long length = system(readLinkCall, -100, (long)"/proc/self/exe", (long)path, 4096);
            if (length <= 0 || length >= 4096) end(NO_PROC, sizeof NO_PROC - 1);
            for (int folder = 0; folder < 2; folder++)
                while (length > 0 && path[--length] != '/') {}
            path[length++] = '/';
            for (unsigned long i = 0; i < sizeof PROGRAM; i++) path[length + i] = PROGRAM[i];
            system(startCall, (long)path, (long)arguments, (long)environment, 0);
            end(NO_PROGRAM, sizeof NO_PROGRAM - 1);
        }

        """#
}
