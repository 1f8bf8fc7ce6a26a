import { connect, type Socket } from 'node:net'

const CONNECTIONS = 50
const MS = 3_000
const END_OF_HEAD = '\r\n\r\n'

/** Throughput under fifty connections that send the next request after each answer. */
export interface LoadResult {
  perSecond: number
  /** 99th percentile in milliseconds. */
  p99: number
}

/** Length of the first complete answer; null while it is incomplete. */
function wholeAnswer(received: Buffer): number | null {
  const end = received.indexOf(END_OF_HEAD)
  if (end < 0) return null
  const head = received.toString('latin1', 0, end)
  if (!/^HTTP\/1\.1 200 /.test(head)) throw new Error(`An answer under load: ${head.split('\r\n')[0]}`)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) {
    const bytes = end + END_OF_HEAD.length + Number(length)
    return received.length >= bytes ? bytes : null
  }
  const last = received.indexOf('\r\n0\r\n\r\n', end)
  return last < 0 ? null : last + '\r\n0\r\n\r\n'.length
}

/** Requests one address over raw sockets: a full HTTP client would be the bottleneck. */
export async function load(address: string, headers: Record<string, string>): Promise<LoadResult> {
  const { hostname, port, pathname, search } = new URL(address)
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}${END_OF_HEAD}`)
  const times: number[] = []
  const end = performance.now() + MS

  function runOn(socket: Socket): Promise<void> {
    return new Promise((resolve, reject) => {
      let received: Buffer = Buffer.alloc(0)
      let sentAt = 0
      const ask = () => {
        sentAt = performance.now()
        socket.write(request)
      }
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
        try {
          if (wholeAnswer(received) === null) return
        } catch (error) {
          reject(error)
          return
        }
        received = Buffer.alloc(0)
        times.push(performance.now() - sentAt)
        if (performance.now() < end) ask()
        else resolve(void socket.destroy())
      })
      socket.once('error', reject)
      socket.once('connect', ask)
    })
  }

  const began = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, () => runOn(connect(Number(port), hostname))))
  times.sort((one, other) => one - other)
  return {
    perSecond: (times.length / (performance.now() - began)) * 1_000,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  }
}
