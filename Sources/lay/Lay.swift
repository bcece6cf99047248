@main
enum Lay {
  static func main() {}
}
