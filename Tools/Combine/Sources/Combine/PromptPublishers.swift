import OpenCombine

// The publishers of OpenCombine whose `Failure` depends on the app. The others have the methods for `Never` and
// `any Error`.

extension AnyPublisher: PromptPublisher {}
extension CurrentValueSubject: PromptPublisher {}
extension Deferred: PromptPublisher {}
extension Empty: PromptPublisher {}
extension Fail: PromptPublisher {}
extension Future: PromptPublisher {}
extension PassthroughSubject: PromptPublisher {}
extension Record: PromptPublisher {}

extension Publishers.AllSatisfy: PromptPublisher {}
extension Publishers.Autoconnect: PromptPublisher {}
extension Publishers.Breakpoint: PromptPublisher {}
extension Publishers.Buffer: PromptPublisher {}
extension Publishers.Catch: PromptPublisher {}
extension Publishers.Collect: PromptPublisher {}
extension Publishers.CollectByCount: PromptPublisher {}
extension Publishers.CompactMap: PromptPublisher {}
extension Publishers.Comparison: PromptPublisher {}
extension Publishers.Concatenate: PromptPublisher {}
extension Publishers.Contains: PromptPublisher {}
extension Publishers.ContainsWhere: PromptPublisher {}
extension Publishers.Count: PromptPublisher {}
extension Publishers.Debounce: PromptPublisher {}
extension Publishers.Delay: PromptPublisher {}
extension Publishers.Drop: PromptPublisher {}
extension Publishers.DropUntilOutput: PromptPublisher {}
extension Publishers.DropWhile: PromptPublisher {}
extension Publishers.Filter: PromptPublisher {}
extension Publishers.First: PromptPublisher {}
extension Publishers.FirstWhere: PromptPublisher {}
extension Publishers.FlatMap: PromptPublisher {}
extension Publishers.HandleEvents: PromptPublisher {}
extension Publishers.IgnoreOutput: PromptPublisher {}
extension Publishers.Last: PromptPublisher {}
extension Publishers.LastWhere: PromptPublisher {}
extension Publishers.MakeConnectable: PromptPublisher {}
extension Publishers.Map: PromptPublisher {}
extension Publishers.MapError: PromptPublisher {}
extension Publishers.MapKeyPath: PromptPublisher {}
extension Publishers.MapKeyPath2: PromptPublisher {}
extension Publishers.MapKeyPath3: PromptPublisher {}
extension Publishers.MeasureInterval: PromptPublisher {}
extension Publishers.Multicast: PromptPublisher {}
extension Publishers.Output: PromptPublisher {}
extension Publishers.PrefixUntilOutput: PromptPublisher {}
extension Publishers.PrefixWhile: PromptPublisher {}
extension Publishers.Print: PromptPublisher {}
extension Publishers.ReceiveOn: PromptPublisher {}
extension Publishers.Reduce: PromptPublisher {}
extension Publishers.RemoveDuplicates: PromptPublisher {}
extension Publishers.ReplaceEmpty: PromptPublisher {}
extension Publishers.Retry: PromptPublisher {}
extension Publishers.Scan: PromptPublisher {}
extension Publishers.Sequence: PromptPublisher {}
extension Publishers.SetFailureType: PromptPublisher {}
extension Publishers.Share: PromptPublisher {}
extension Publishers.SubscribeOn: PromptPublisher {}
extension Publishers.SwitchToLatest: PromptPublisher {}
extension Publishers.Throttle: PromptPublisher {}
extension Publishers.Timeout: PromptPublisher {}
extension Publishers.Zip: PromptPublisher {}
extension Publishers.Zip3: PromptPublisher {}
extension Publishers.Zip4: PromptPublisher {}

// The publishers of this module.

extension Publishers.CollectByTime: PromptPublisher {}
extension Publishers.CombineLatest: PromptPublisher {}
extension Publishers.CombineLatest3: PromptPublisher {}
extension Publishers.CombineLatest4: PromptPublisher {}
extension Publishers.Merge: PromptPublisher {}
extension Publishers.Merge3: PromptPublisher {}
extension Publishers.Merge4: PromptPublisher {}
extension Publishers.Merge5: PromptPublisher {}
extension Publishers.Merge6: PromptPublisher {}
extension Publishers.Merge7: PromptPublisher {}
extension Publishers.Merge8: PromptPublisher {}
extension Publishers.MergeMany: PromptPublisher {}
extension Publishers.PromptOutput: PromptPublisher {}
