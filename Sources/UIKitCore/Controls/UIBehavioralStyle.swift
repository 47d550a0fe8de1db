/// The behavior of a control or a navigation bar: as on iPhone and iPad, or as in a desktop window.
public enum UIBehavioralStyle: UInt, Sendable { case automatic = 0, pad, mac }
