import UIKit

public protocol ProfileService: Sendable { func load() async throws -> String }

@MainActor
public final class ProfileViewController: UIViewController {
    private let service: any ProfileService
    public private(set) var task: Task<Void, Never>?
    public let nameLabel = UILabel()

    public init(service: some ProfileService) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(nameLabel)
        let refresh = UIRefreshControl()
        refresh.addTarget(self, action: #selector(reload), for: .valueChanged)
        task = Task { await self.update() }
    }

    @objc private func reload() { task = Task { await update() } }

    private func update() async { nameLabel.text = (try? await service.load()) ?? "none" }
}

#Preview {
    ProfileViewController(service: Fixed())
}

struct Fixed: ProfileService { func load() async throws -> String { "fixed" } }
