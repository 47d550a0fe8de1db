extension FixedWidthInteger {
    /// The whole part of `value`, or the nearest number that this type holds; 0 for what is not a number.
    ///
    /// The only conversion from floating point to integers in the library: the standard one ends the program for what
    /// does not fit.
    @inlinable
    package init(saturating value: Double) {
        // Not every limit is a Double: the upper one of 64 bits is rounded up, and nothing from there on fits.
        if value >= Double(Self.max) {
            self = .max
        } else if value > Double(Self.min) {
            self = Self(value)
        } else {
            self = value.isNaN ? 0 : .min
        }
    }

}
