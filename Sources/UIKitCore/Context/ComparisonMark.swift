/// The first stored property of classes whose objects are values of attributed strings.
///
/// Foundation on Linux reads the word after an object's header as the number of a Core Foundation type (bits 8 to 17)
/// when it compares or hashes the values of an attributed string. If the number is 0 by chance, the comparison crashes
/// the process. With the number of a type of another class, Foundation calls `isEqual(_:)` and `hash` of the object, as
/// on other systems.
///
/// Measured (linux/attribute-comparison): Swift 6.3; two adjacent runs with different colors, or a color replaced by
/// another color, crashed the program.
struct ComparisonMark: Sendable {
    /// All bits of the number are set: Core Foundation registers no class with this number.
    private let word: UInt = 0x3FF << 8
}
