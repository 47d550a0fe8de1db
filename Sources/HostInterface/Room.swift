// HostInterface
