import Foundation
import OpenCombineFoundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// In a separate file: `chevron package` links an object for networks only into an app that uses networks.
extension URLSession.OCombine.DataTaskPublisher: PromptPublisher {}
