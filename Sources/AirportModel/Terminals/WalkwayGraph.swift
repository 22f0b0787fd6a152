import Foundation

/// A walk along the walkways.
public struct Walk: Hashable, Sendable {
    /// The nodes from the first to the last.
    public let nodes: [String]
    /// Where they are.
    public let points: [CGPoint]
    /// How long it is, in metres.
    public let length: Double
}

/// Where people walk in a terminal: named nodes, and straight ways between them that lead in both directions.
public struct WalkwayGraph: Hashable, Sendable {
    /// Where the nodes are.
    public let nodes: [String: CGPoint]
    /// The nodes at the ends of each way.
    public let links: [Link]
    private let neighbors: [String: [String]]

    /// A straight way.
    public struct Link: Hashable, Sendable {
        /// The node at one end.
        public let from: String
        /// The node at the other end.
        public let to: String

        /// A way between two nodes.
        public init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }

    /// Creates a graph.
    ///
    /// - Precondition: the ends of all links are among the nodes.
    public init(nodes: [String: CGPoint], links: [Link]) {
        self.nodes = nodes
        self.links = links
        var neighbors: [String: [String]] = [:]
        for link in links {
            precondition(
                nodes[link.from] != nil && nodes[link.to] != nil, "A walkway leads to a node that isn't there.")
            neighbors[link.from, default: []].append(link.to)
            neighbors[link.to, default: []].append(link.from)
        }
        self.neighbors = neighbors
    }

    /// The shortest walk between two nodes (Dijkstra's algorithm); nil where no way leads from one to the other, or a
    /// node doesn't exist. Of several shortest ones always the same is found.
    public func walk(from start: String, to end: String) -> Walk? {
        guard nodes[start] != nil, nodes[end] != nil else { return nil }
        var distances = [start: 0.0]
        var previous: [String: String] = [:]
        var done: Set<String> = []
        // A terminal has some dozens of nodes: looking through the open ones is as fast as a heap of them.
        while let current = distances.filter({ !done.contains($0.key) })
            .min(by: { ($0.value, $0.key) < ($1.value, $1.key) })
        {
            if current.key == end { break }
            done.insert(current.key)
            for neighbor in neighbors[current.key] ?? [] {
                let distance = current.value + length(current.key, neighbor)
                if distance < distances[neighbor] ?? .infinity {
                    distances[neighbor] = distance
                    previous[neighbor] = current.key
                }
            }
        }
        guard let length = distances[end] else { return nil }
        var path = [end]
        while let node = previous[path[path.count - 1]] { path.append(node) }
        path.reverse()
        return Walk(nodes: path, points: path.compactMap { nodes[$0] }, length: length)
    }

    /// The nodes that can be reached from one.
    public func reachable(from start: String) -> Set<String> {
        guard nodes[start] != nil else { return [] }
        var reached: Set = [start]
        var open = [start]
        while let node = open.popLast() {
            for neighbor in neighbors[node] ?? [] where reached.insert(neighbor).inserted { open.append(neighbor) }
        }
        return reached
    }

    private func length(_ first: String, _ second: String) -> Double {
        guard let a = nodes[first], let b = nodes[second] else { return .infinity }
        return hypot(a.x - b.x, a.y - b.y)
    }
}
