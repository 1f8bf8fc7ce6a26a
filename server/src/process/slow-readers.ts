import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** How long a client may take to read an answer; milliseconds. */
export interface ReaderTimeouts {
  /** Without taking a byte. */
  pause: number
  /** A player that has enough ahead reads on when it has played it. */
  mediaPause: number
  /** For a whole answer other than media. */
  whole: number
}

/** Closes connections whose client does not take what it asked for: the answer would stay in memory as long. */
export function closeSlowReaders(server: Server, { pause, mediaPause, whole }: ReaderTimeouts): void {
  // Nothing listens to 'timeout', so that Node closes a connection on which nothing moves.
  server.timeout = pause
  server.prependListener('request', ({ url = '', socket }: IncomingMessage, response: ServerResponse) => {
    if (url.startsWith('/media/')) return void socket.setTimeout(mediaPause)
    // Uploads have limits of their own; what becomes of the file after it came may take long.
    if (url.startsWith('/upload')) return void socket.setTimeout(0)
    const timer = setTimeout(() => socket.destroy(), whole)
    response.once('close', () => clearTimeout(timer))
  })
}
