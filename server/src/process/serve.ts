import type { IncomingMessage, Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { App } from '../app'

/** How long a client may take; milliseconds. */
export interface Patience {
  headers: number
  /** A whole request. */
  request: number
  /** An upload may take long, but not stand still. */
  uploadPause: number
  checkEvery: number
  /** For requests that are being answered while the server stops. */
  stop: number
}

const patience: Patience = { headers: 10_000, request: 45_000, uploadPause: 30_000, checkEvery: 2_000, stop: 10_000 }

export interface Listening {
  port: number
  /** Takes no more connections, waits for those that are answered, at most ten seconds. */
  stop(): Promise<void>
}

interface Address {
  host: string
  port: number
}

/** Listens; a port that is taken is an error fit for a person. */
export function listen(app: Pick<App, 'fetch'>, { host, port }: Address, limits = patience): Promise<Listening> {
  const serverOptions = {
    headersTimeout: limits.headers,
    requestTimeout: 0,
    connectionsCheckingInterval: limits.checkEvery,
    keepAliveTimeout: 5_000,
  }
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server
  server.on('request', (request: IncomingMessage) => limitRequest(request, limits))
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, host, port)))
    server.listen(port, host, () => {
      const address = server.address()
      const bound = typeof address === 'object' && address ? address.port : port
      resolve({ port: bound, stop: () => stop(server, limits.stop) })
    })
  })
}

/** Node limits all requests alike; an upload of 200 MB needs its own rule. What has come whole is left alone. */
function limitRequest(request: IncomingMessage, limits: Patience): void {
  const { socket } = request
  const close = () => {
    if (!request.complete) socket.destroy()
  }
  let seen = socket.bytesRead
  const timer = request.url?.startsWith('/upload')
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

function stop(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
    server.closeIdleConnections()
  })
}
