import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** How long is waited for clients while the server stops; milliseconds. */
export interface StopTimeouts {
  /** For connections that were answered and on which nothing is asked: a request may be on its way. */
  idle: number
  /** For answers that are under way, and for connections that have not been answered yet. */
  answers: number
}

/** Knows of each open connection how many answers are under way and whether one was ever given. */
function watchConnections(server: Server, onRequest: (response: ServerResponse) => void) {
  const open = new Map<Socket, { answering: number; answered: boolean }>()
  server.on('connection', (socket: Socket) => {
    open.set(socket, { answering: 0, answered: false })
    socket.once('close', () => open.delete(socket))
  })
  // Before the app's own listener, which may answer at once.
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    const connection = open.get(socket)
    onRequest(response)
    if (connection) connection.answering++
    response.once('close', () => {
      if (connection) Object.assign(connection, { answering: connection.answering - 1, answered: true })
    })
  })
  return {
    /** Closes connections on which nothing is asked; those that never were answered where `all` says so. */
    closeIdle(all: boolean): void {
      for (const [socket, { answering, answered }] of open) if (answering === 0 && (answered || all)) socket.destroy()
    },
  }
}

/**
 * Lets a server end without cutting anybody off. It takes no more connections; each that stands gets its answers, of
 * which the next says that it is the last. Who connected and is not answered yet is waited for like an answer.
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
    // The one of HTTP would also close what is idle, on which a request may be on its way.
    NetServer.prototype.close.call(server)
    const timers = [
      setTimeout(() => connections.closeIdle(idle === 0), idle),
      setTimeout(() => server.closeAllConnections(), answers),
    ]
    await closed
    for (const timer of timers) clearTimeout(timer)
  }
}
