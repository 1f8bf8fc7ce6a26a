import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import type { Certificate } from './certificate'

/** What a front answers itself. */
export interface OwnAnswer {
  headers: Record<string, string>
  body: Buffer
}

interface Front {
  url: string
  stop(): void
}

/** What HTTP/2 has no place for. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade']

const plain = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.includes(name)))

/**
 * Serves by HTTP/2 and TLS what a server of HTTP/1.1 answers, and before it what is its own: the same way for every app
 * that is measured.
 */
export async function startFront(
  target: string,
  { key, cert }: Certificate,
  own: (path: string, asked: Http2ServerRequest) => OwnAnswer | null = () => null,
): Promise<Front> {
  const agent = new Agent({ keepAlive: true })
  const sessions = new Set<{ destroy(): void }>()

  function pass(asked: Http2ServerRequest, answer: Http2ServerResponse): void {
    const host = asked.authority
    const headers = { ...plain(asked.headers), host, 'x-forwarded-proto': 'https', 'x-forwarded-host': host }
    const onward = request(target + asked.url, { agent, method: asked.method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, plain(found.headers))
      found.pipe(answer)
    })
    onward.on('error', () => answer.stream?.destroy())
    answer.on('close', () => onward.destroy())
    asked.pipe(onward)
  }

  const server = createSecureServer({ key, cert }, (asked, answer) => {
    const found = asked.method === 'GET' ? own(asked.url.split('?')[0] ?? '/', asked) : null
    if (!found) return pass(asked, answer)
    answer.writeHead(200, { ...found.headers, 'content-length': String(found.body.length) })
    answer.end(found.body)
  })
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      for (const session of sessions) session.destroy()
      server.close()
      agent.destroy()
    },
  }
}
