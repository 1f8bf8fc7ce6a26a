import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

/** How long is waited for clients while the server stops; milliseconds. */
export interface StopTimeouts {
  /** For connections on which nothing is asked: a request may be on its way. */
  idle: number
  /** For answers that are under way. */
  answers: number
}

/**
 * Lets a server end without cutting anybody off. It takes no more connections; each that stands gets its answers, of
 * which the next says that it is the last.
 */
export function createGracefulStop(server: Server): (patience: StopTimeouts) => Promise<void> {
  const answering = new Set<ServerResponse>()
  let stopping = false
  const announceEnd = (response: ServerResponse) => {
    if (!response.headersSent) response.shouldKeepAlive = false
  }

  // Before the app's own listener, which may answer at once.
  server.prependListener('request', (_, response: ServerResponse) => {
    if (stopping) announceEnd(response)
    answering.add(response)
    response.once('close', () => answering.delete(response))
  })

  return async ({ idle, answers }) => {
    const closed = new Promise<void>((resolve) => server.once('close', resolve))
    stopping = true
    for (const response of answering) announceEnd(response)
    // That of HTTP would also close what is idle, on which a request may be on its way.
    NetServer.prototype.close.call(server)
    const timers = [
      setTimeout(() => server.closeIdleConnections(), idle),
      setTimeout(() => server.closeAllConnections(), answers),
    ]
    await closed
    for (const timer of timers) clearTimeout(timer)
  }
}
