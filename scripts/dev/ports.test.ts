import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { chosenPort, freePort } from './ports'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** A port in use. */
function takenPort() {
  const server = createServer()
  open.push(server)
  return new Promise<number>((done) =>
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)),
  )
}

it('skips a port in use and a reserved port', async () => {
  const taken = await takenPort()
  expect(await freePort(taken)).toBeGreaterThan(taken)
  const next = await freePort(taken)
  expect(await freePort(next, new Set([next]))).toBeGreaterThan(next)
})

it('uses the requested port, or reports that it is in use', async () => {
  const taken = await takenPort()
  await expect(chosenPort(taken, 1)).rejects.toThrow(
    `Port ${taken} is taken by another program. Name another one with --port`,
  )
  const free = await freePort(taken)
  expect(await chosenPort(free, 1)).toBe(free)
})
