public func x() {}
