import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { EVENTS_ADDRESS } from '@plaza/shared/api'
import { OPERATIONS_BASE } from '@plaza/shared/operations'

/** Timeouts for reading an answer, in milliseconds. */
export interface ReaderTimeouts {
  /** Without reading a byte. */
  pause: number
  /** The same for media: a player with a full buffer reads on later. */
  mediaPause: number
  /** For a whole answer other than media. */
  whole: number
  /** For an answer to an operator: the checks of a release render its pages. */
  operations: number
}

/** Closes connections whose client does not read its answer, which would stay in memory. */
export function closeSlowReaders(server: Server, limits: ReaderTimeouts): void {
  const { pause, mediaPause, whole, operations } = limits
  // Without a listener for 'timeout', Node closes an idle connection.
  server.timeout = pause
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { url = '', socket } = request
    if (url.startsWith('/media/')) return void socket.setTimeout(mediaPause)
    // A line of events is written to every few seconds, and has its own end.
    if (url.startsWith(EVENTS_ADDRESS)) return void socket.setTimeout(mediaPause)
    // Uploads have their own limits; processing a received file may take long.
    if (url.startsWith('/upload')) return void socket.setTimeout(0)
    // An answer that is still being made has nothing to read.
    response.on('timeout', () => {
      if (!request.complete || socket.writableLength > 0) socket.destroy()
    })
    const timer = setTimeout(() => socket.destroy(), url.startsWith(OPERATIONS_BASE) ? operations : whole)
    response.once('close', () => clearTimeout(timer))
  })
}
