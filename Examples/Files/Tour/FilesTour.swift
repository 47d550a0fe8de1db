@main
enum FilesTour {
    static func main() {}
}
