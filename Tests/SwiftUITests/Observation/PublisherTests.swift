import Foundation
import Testing

@testable import SwiftUI

@Suite struct PublisherTests {
    @Test func subjectsSendToSubscribers() {
        let subject = PassthroughSubject<Int, Never>()
        var (values, ends) = ([Int](), 0)
        let subscription = subject.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
        subject.send(1)
        subject.send(completion: .finished)
        subject.send(2)
        #expect(values == [1] && ends == 1)
        subscription.cancel()
    }

    @Test func currentValuesComeFirst() {
        let subject = CurrentValueSubject<Int, Never>(5)
        var values: [Int] = []
        var subscriptions = Set<AnyCancellable>()
        subject.sink { values.append($0) }.store(in: &subscriptions)
        subject.value = 6
        subscriptions = []
        subject.send(7)
        #expect(values == [5, 6] && subject.value == 7)
    }

    @Test func operators() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [String] = []
        let subscription = subject.filter { $0 > 0 }.removeDuplicates().dropFirst().map { "\($0)" }
            .compactMap { $0 == "4" ? nil : $0 }.eraseToAnyPublisher().sink { values.append($0) }
        for value in [1, 1, -2, 2, 2, 3, 4, 5] { subject.send(value) }
        #expect(values == ["2", "3", "5"])
        subscription.cancel()
    }

    @Test func combining() {
        let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var (merged, latest, ends) = ([Int](), [[Int]](), 0)
        let first = left.merge(with: right).sink(
            receiveCompletion: { _ in ends += 1 }, receiveValue: { merged.append($0) })
        let second = left.combineLatest(right).sink { latest.append([$0, $1]) }
        left.send(1)
        right.send(2)
        left.send(3)
        #expect(merged == [1, 2, 3] && latest == [[1, 2], [3, 2]])
        left.send(completion: .finished)
        #expect(ends == 0)
        right.send(completion: .finished)
        #expect(ends == 1)
        first.cancel()
        second.cancel()
    }

    @Test func onlyWhatIsAskedForIsDelivered() {
        final class Two: Subscriber {
            var values: [Int] = []
            func receive(subscription: any Subscription) { subscription.request(.max(2)) }
            func receive(_ input: Int) -> Subscribers.Demand {
                values.append(input)
                return .none
            }
            func receive(completion: Subscribers.Completion<Never>) {}
        }
        let (subject, two) = (PassthroughSubject<Int, Never>(), Two())
        subject.filter { $0 % 2 == 0 }.subscribe(two)
        for value in 1...8 { subject.send(value) }
        #expect(two.values == [2, 4])
    }

    @Test func justAndEmpty() {
        var (values, ends) = ([Int](), 0)
        _ = Just(3).sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
        _ = Empty<Int, Never>().sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
        #expect(values == [3] && ends == 2)
    }

    @Test func notifications() {
        let (center, name) = (NotificationCenter(), Notification.Name("PublisherTests"))
        var count = 0
        let subscription = center.publisher(for: name).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        subscription.cancel()
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    @Test func debouncedValuesAreTheLast() async {
        let subject = PassthroughSubject<Int, Never>()
        let queue = DispatchQueue(label: "debounce")
        let values = AsyncStream<Int> { continuation in
            let subscription = subject.debounce(for: .milliseconds(20), scheduler: queue).sink {
                continuation.yield($0)
            }
            continuation.onTermination = { _ in subscription.cancel() }
        }
        for value in 1...5 { subject.send(value) }
        var iterator = values.makeAsyncIterator()
        #expect(await iterator.next() == 5)
    }

    @Test func timersSendWhileSomebodyListens() async {
        let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
        let dates = AsyncStream<Date> { continuation in
            let subscription = timer.sink { continuation.yield($0) }
            continuation.onTermination = { _ in subscription.cancel() }
        }
        var iterator = dates.makeAsyncIterator()
        guard let first = await iterator.next(), let second = await iterator.next() else {
            Issue.record("the timer sent no dates")
            return
        }
        #expect(second > first)
    }
}
