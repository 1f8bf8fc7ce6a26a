/** How a stand-in of a provider answers: `late` after `LATE_MS`, `wrong` with something else than documented. */
export type Behaviour = 'documented' | 'wrong' | 'late' | 'never'

const LATE_MS = 200

/** A fetch that a stand-in answers; an aborted call rejects as the real one does. */
export function answeredBy(answer: (request: Request) => Promise<Response>, behaviour: () => Behaviour): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const answered = answer(request)
    if (behaviour() === 'wrong') return new Response('<html>Bad gateway</html>', { status: 502 })
    if (behaviour() === 'documented') return answered
    return new Promise<Response>((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
      if (behaviour() === 'late') setTimeout(() => resolve(answered), LATE_MS)
    })
  }
}
