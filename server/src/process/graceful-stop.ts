import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** How long a stopping server waits for clients, in milliseconds. */
export interface StopTimeouts {
  /** For idle connections that were answered before: a request may be on its way. */
  idle: number
  /** For pending answers, and for connections without an answer so far. */
  answers: number
}

/** Tracks for each open connection the pending answers and whether there was one before. */
function watchConnections(server: Server, onRequest: (response: ServerResponse) => void) {
  const open = new Map<Socket, { answering: number; answered: boolean }>()
  server.on('connection', (socket: Socket) => {
    open.set(socket, { answering: 0, answered: false })
    socket.once('close', () => open.delete(socket))
  })
  // Before the app's own listener, which may answer immediately.
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    const connection = open.get(socket)
    onRequest(response)
    if (connection) connection.answering++
    response.once('close', () => {
      if (connection) Object.assign(connection, { answering: connection.answering - 1, answered: true })
    })
  })
  return {
    /** Closes idle connections; those without an answer so far only if `all` is set. */
    closeIdle(all: boolean): void {
      for (const [socket, { answering, answered }] of open) if (answering === 0 && (answered || all)) socket.destroy()
    },
  }
}

/**
 * Stops a server without cutting anybody off. It accepts no more connections; each open one gets its pending answers,
 * and the next one closes it. A connection without an answer so far is waited for like a pending answer.
 */
export function createGracefulStop(server: Server): (timeouts: StopTimeouts) => Promise<void> {
  const answering = new Set<ServerResponse>()
  let stopping = false
  const announceEnd = (response: ServerResponse) => {
    if (!response.headersSent) response.shouldKeepAlive = false
  }
  const connections = watchConnections(server, (response) => {
    if (stopping) announceEnd(response)
    answering.add(response)
    response.once('close', () => answering.delete(response))
  })

  return async ({ idle, answers }) => {
    const closed = new Promise<void>((resolve) => server.once('close', resolve))
    stopping = true
    for (const response of answering) announceEnd(response)
    // Unlike HTTP's `close`, the net server's does not close idle connections, on which a request may be on its way.
    NetServer.prototype.close.call(server)
    const timers = [
      setTimeout(() => connections.closeIdle(idle === 0), idle),
      setTimeout(() => server.closeAllConnections(), answers),
    ]
    await closed
    for (const timer of timers) clearTimeout(timer)
  }
}
