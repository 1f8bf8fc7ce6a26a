import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import type { Certificate } from './certificate'

/** A response of the front itself. */
export interface StaticAnswer {
  headers: Record<string, string>
  body: Buffer
}

interface HttpsFront {
  url: string
  stop(): void
}

/** Headers that HTTP/2 forbids. */
const hopByHopHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade']

const withoutHopByHop = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hopByHopHeaders.includes(name)),
  )

/** An HTTP/2 and TLS front for an HTTP/1.1 server, with static responses of its own; equal for every measured app. */
export async function startFront(
  target: string,
  { key, cert }: Certificate,
  staticAnswer: (path: string, incoming: Http2ServerRequest) => StaticAnswer | null = () => null,
): Promise<HttpsFront> {
  const agent = new Agent({ keepAlive: true })
  const sessions = new Set<{ destroy(): void }>()

  function forward(incoming: Http2ServerRequest, answer: Http2ServerResponse): void {
    const host = incoming.authority
    const headers = {
      ...withoutHopByHop(incoming.headers),
      host,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': host,
    }
    const outgoing = request(target + incoming.url, { agent, method: incoming.method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, withoutHopByHop(found.headers))
      found.pipe(answer)
    })
    outgoing.on('error', () => answer.stream?.destroy())
    answer.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  }

  const server = createSecureServer({ key, cert }, (incoming, answer) => {
    const found = incoming.method === 'GET' ? staticAnswer(incoming.url.split('?')[0] ?? '/', incoming) : null
    if (!found) return forward(incoming, answer)
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
