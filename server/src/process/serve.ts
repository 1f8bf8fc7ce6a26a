import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { App } from '../app'

const GRACE_MS = 10_000

export interface Listening {
  port: number
  /** Takes no more connections, waits for those that are answered, at most ten seconds. */
  stop(): Promise<void>
}

/** Listens; a port that is taken is an error fit for a person. */
export function listen(app: Pick<App, 'fetch'>, { host, port }: { host: string; port: number }): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  server.headersTimeout = 10_000
  server.requestTimeout = 45_000
  server.keepAliveTimeout = 5_000
  ;(server as unknown as { connectionsCheckingInterval: number }).connectionsCheckingInterval = 2_000
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, host, port)))
    server.listen(port, host, () => {
      const address = server.address()
      resolve({ port: typeof address === 'object' && address ? address.port : port, stop: () => stop(server) })
    })
  })
}

function portError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} on ${host} is taken. Stop what listens there, or set PORT to another one.`)
  if (error.code === 'EACCES')
    return new Error(`Port ${port} on ${host} needs more rights. Set PORT to one above 1023.`)
  return error
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
    server.closeIdleConnections()
  })
}
