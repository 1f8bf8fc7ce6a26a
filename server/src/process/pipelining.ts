import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** No browser sends a request before the previous one is answered. */
const MAX_ON_CONNECTION = 4

/** Closes a connection that sends requests without waiting for their answers. */
export function refusePipelining(server: Server): void {
  const open = new WeakMap<Socket, number>()
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (open.get(socket) ?? 0) + 1
    open.set(socket, count)
    if (count > MAX_ON_CONNECTION) socket.destroy()
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1))
  })
}
