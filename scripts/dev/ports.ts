import { createServer } from 'node:net'
import { CommandError } from '../lib/command-error'

const LAST_PORT = 65_535

/** Whether a port of this machine is free. */
export const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })

/** The first free port from `first` on that is not in `taken`. */
export async function freePort(first: number, taken: ReadonlySet<number> = new Set()): Promise<number> {
  for (let port = first; port <= LAST_PORT; port++) if (!taken.has(port) && (await isFree(port))) return port
  throw new CommandError(`There is no free port from ${first} on.`)
}

/** Error message for a requested port. */
export const portTaken = (port: number, option = '--port') =>
  new CommandError(`Port ${port} is taken by another program. Name another one with ${option}, or leave it to us.`)

/** The requested port, which must be free; otherwise the first free port from `otherwise` on. */
export async function chosenPort(asked: number | undefined, otherwise: number, option = '--port'): Promise<number> {
  if (asked === undefined) return freePort(otherwise)
  if (await isFree(asked)) return asked
  throw portTaken(asked, option)
}
