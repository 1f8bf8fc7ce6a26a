import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const CHECK_MS = 200
const TRY_MS = 10_000
const PAUSE_MS = 50
/** Shorter than a server keeps an idle connection, as in deploy/Caddyfile. */
const KEEP_ALIVE_MS = 4_000

export interface Balancer {
  url: string
  close(): Promise<void>
}

type Outcome = 'answered' | 'refused' | 'failed'

/**
 * A load balancer as deploy/Caddyfile describes it: asks each server's `/readyz`, and tries another one if one refuses
 * the connection. A request that was sent is not sent again.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, timeout: KEEP_ALIVE_MS })
  const ready = new Map<number, boolean>()
  const check = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    )
    await answer?.body?.cancel()
    ready.set(port, answer?.status === 200)
  }
  await Promise.all(ports.map(check))
  const timer = setInterval(() => ports.forEach(check), CHECK_MS)
  let turn = 0
  const next = () => {
    const ups = ports.filter((port) => ready.get(port))
    return ups[turn++ % ups.length]
  }

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    for (const until = Date.now() + TRY_MS; Date.now() < until; ) {
      const port = next()
      const outcome = port ? await pass({ agent, port, body }, incoming, outgoing) : 'refused'
      if (outcome === 'answered') return
      if (outcome === 'failed') break
      if (port) ready.set(port, false)
      await new Promise((done) => setTimeout(done, PAUSE_MS))
    }
    if (!outgoing.headersSent) outgoing.writeHead(502)
    outgoing.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      clearInterval(timer)
      server.closeAllConnections()
      agent.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}

interface Target {
  agent: Agent
  port: number
  body: Buffer
}

function pass({ agent, port, body }: Target, { method, url, headers }: IncomingMessage, outgoing: ServerResponse) {
  return new Promise<Outcome>((done) => {
    const options = { agent, host: '127.0.0.1', port, method, path: url, headers }
    const sent = request(options, (answer) => {
      const { connection: _, 'keep-alive': __, ...others } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, others)
      answer.pipe(outgoing)
      answer.once('end', () => done('answered'))
      answer.once('error', () => done('failed'))
    })
    sent.once('error', (error: NodeJS.ErrnoException) => done(error.code === 'ECONNREFUSED' ? 'refused' : 'failed'))
    outgoing.once('close', () => sent.destroy())
    sent.end(body)
  })
}
