import Combine
import Foundation

public final class LoginModel: ObservableObject {
    @Published public var name = ""
    @Published public var password = ""
    @Published public private(set) var isValid = false
    @Published public private(set) var searches: [String] = []
    private var cancellables = Set<AnyCancellable>()

    public init() {
        Publishers.CombineLatest($name, $password)
            .map { !$0.isEmpty && $1.count > 3 }
            .removeDuplicates()
            .assign(to: &$isValid)
        $name
            .dropFirst()
            .debounce(for: .milliseconds(50), scheduler: DispatchQueue.main)
            .sink { [weak self] in self?.searches.append($0) }
            .store(in: &cancellables)
    }
}
