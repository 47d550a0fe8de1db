extension FixedWidthInteger {
    /// The integer part of `value`, or the nearest number that this type can represent; 0 for NaN.
    ///
    /// The only conversion from floating point to integers in the library: the standard conversion stops the program
    /// for numbers out of range.
    @inlinable
    package init(saturating value: Double) {
        // Not every limit is a Double: the upper limit of 64 bits is rounded up, and all numbers from there on are out
        // of range.
        if value >= Double(Self.max) {
            self = .max
        } else if value > Double(Self.min) {
            // The conversion to a type with a name is one instruction; the generic one takes the number apart.
            self = abs(value) < 0x1p63 ? Self(truncatingIfNeeded: Int64(value)) : Self(value)
        } else {
            self = value.isNaN ? 0 : .min
        }
    }

}
