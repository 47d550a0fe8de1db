import UIKit

public final class ImageLoader {
    let session: URLSession
    public init(session: URLSession = .shared) { self.session = session }
    public func request(for url: URL) -> URLRequest {
        var request = URLRequest(url: url)
        request.setValue("image/*", forHTTPHeaderField: "Accept")
        return request
    }
    public func isImage(_ response: URLResponse) -> Bool { (response as? HTTPURLResponse)?.statusCode == 200 }
}

final class TitleParser: NSObject, XMLParserDelegate {
    var title = ""
    func parser(_ parser: XMLParser, foundCharacters string: String) { title += string }
    func parse(_ text: String) -> String {
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        parser.parse()
        return title
    }
}
