#if os(Linux)
public let system = "Linux"
#else
public let system = "other"
#endif
