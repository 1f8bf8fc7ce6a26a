import type { IncomingMessage, Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { OPERATIONS_BASE } from '@plaza/shared/operations'
import type { Hono } from 'hono'
import { refused } from '../transport/answer'
import { refuse } from '../transport/refusal'
import type { Env } from '../transport/request'
import { createGracefulStop, type StopTimeouts } from './graceful-stop'
import { answerMalformed } from './malformed-requests'
import { refusePipelining } from './pipelining'
import { closeSlowReaders, type ReaderTimeouts } from './slow-readers'

/** Timeouts of clients in milliseconds. */
interface ServeTimeouts {
  headers: number
  /** For a complete request. */
  request: number
  /** For a pause in an upload, which may take long in total. */
  uploadPause: number
  checkEvery: number
  readers: ReaderTimeouts
  stop: StopTimeouts
}

const KEEP_ALIVE_MS = 5_000

const timeouts: ServeTimeouts = {
  headers: 10_000,
  request: 45_000,
  uploadPause: 30_000,
  checkEvery: 2_000,
  readers: { pause: 15_000, mediaPause: 120_000, whole: 120_000, operations: 600_000 },
  stop: { idle: KEEP_ALIVE_MS, answers: 10_000 },
}

export interface ListeningServer {
  port: number
  /** Accepts no more connections and waits at most ten seconds for open ones; `now`: does not wait for idle ones. */
  stop(how?: 'now'): Promise<void>
}

interface ListenAddress {
  host: string
  port: number
}

/** The part of the app that handles requests. */
type ServedApp = Pick<Hono<Env>, 'fetch'>

/** Listens; a port in use is an error with a message for users. */
export function listen(app: ServedApp, { host, port }: ListenAddress, limits = timeouts): Promise<ListeningServer> {
  const serverOptions = {
    headersTimeout: limits.headers,
    requestTimeout: 0,
    connectionsCheckingInterval: limits.checkEvery,
    keepAliveTimeout: KEEP_ALIVE_MS,
  }
  const server = createAdaptorServer({ fetch: refuseTwoHosts(app), serverOptions }) as Server
  server.on('request', (request: IncomingMessage) => limitRequest(request, limits))
  refusePipelining(server)
  closeSlowReaders(server, limits.readers)
  answerMalformed(server)
  const stop = createGracefulStop(server)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, host, port)))
    server.listen(port, host, () => {
      const address = server.address()
      const bound = typeof address === 'object' && address ? address.port : port
      resolve({ port: bound, stop: (how) => stop(how ? { ...limits.stop, idle: 0 } : limits.stop) })
    })
  })
}

/** Listens for the app, and on the port of `/ops` if it has one of its own. */
export async function listenAll(
  app: ServedApp,
  { host, port, opsPort }: ListenAddress & { opsPort: number | undefined },
): Promise<ListeningServer> {
  const main = await listen(app, { host, port })
  if (opsPort === undefined) return main
  const ops = await listen(app, { host, port: opsPort })
  return { port: main.port, stop: async (how) => void (await Promise.all([main.stop(how), ops.stop(how)])) }
}

/** With two `Host` headers a proxy may use another one than we do (RFC 9112, section 3.2). */
function refuseTwoHosts(app: ServedApp): ServedApp['fetch'] {
  return (request, env, context) => {
    const { incoming } = (env ?? {}) as Env['Bindings']
    const names = incoming?.rawHeaders.filter((_, at) => at % 2 === 0) ?? []
    if (names.filter((name) => name.toLowerCase() === 'host').length < 2) return app.fetch(request, env, context)
    const { envelope, status } = refused(refuse('badInput'), 'zh')
    return Response.json(envelope, { status, headers: { 'cache-control': 'no-store' } })
  }
}

/** Files of visitors, and of releases. */
const uploads = ['/upload', `${OPERATIONS_BASE}/upload`]

/**
 * Node has one limit for all requests, but an upload of 200 MB needs its own. A completely received request has none.
 */
function limitRequest(request: IncomingMessage, limits: ServeTimeouts): void {
  const { socket } = request
  const close = () => {
    if (!request.complete) socket.destroy()
  }
  let seen = socket.bytesRead
  const timer = uploads.some((path) => request.url?.startsWith(path))
    ? setInterval(() => {
        if (socket.bytesRead === seen) close()
        seen = socket.bytesRead
      }, limits.uploadPause)
    : setTimeout(close, limits.request)
  request.once('close', () => clearTimeout(timer))
}

function portError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} on ${host} is taken. Stop what listens there, or set PORT to another one.`)
  if (error.code === 'EACCES')
    return new Error(`Port ${port} on ${host} needs more rights. Set PORT to one above 1023.`)
  return error
}
