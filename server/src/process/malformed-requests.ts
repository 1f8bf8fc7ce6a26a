import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { refused } from '../transport/answer'
import { type Refusal, refuse } from '../transport/refusal'

const TOO_LARGE: [status: number, Refusal] = [431, refuse('tooLarge')]
const TOO_SLOW: [status: number, Refusal] = [408, refuse('tooSlow')]
const MALFORMED: [status: number, Refusal] = [400, refuse('badInput')]
const failures: Readonly<Record<string, [status: number, Refusal]>> = {
  HPE_HEADER_OVERFLOW: TOO_LARGE,
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
}

type Connection = Duplex & { _httpMessage?: ServerResponse }

/** Answers requests that Node itself cannot parse with a code of the catalogue. */
export function answerMalformed(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, connection: Connection) => {
    // An answer that has started must not be mixed with another one.
    if (!connection.writable || connection._httpMessage?.headersSent) return void connection.destroy()
    const [status, refusal] = failures[error.code ?? ''] ?? MALFORMED
    const body = JSON.stringify(refused(refusal, 'zh').envelope)
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ]
    connection.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => connection.destroy())
  })
}
