// UIKitTesting
