/// The types and operators of Combine that the package OpenCombine has.
@_exported public import OpenCombine
/// Dispatch queues as schedulers.
@_exported public import OpenCombineDispatch
/// Publishers of notifications, timers and network requests; run loops and operation queues as schedulers.
@_exported public import OpenCombineFoundation
