import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { outcomeOf, startDevServer } from './serve'

const children: ChildProcess[] = []
const taken: Server[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill()
  for (const server of taken.splice(0)) server.close()
})

/** Runs code in place of a development server, with a function that reports. */
function running(code: string): ChildProcess {
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  children.push(child)
  return child
}
const LISTENING = (port: number) =>
  `require('node:net').createServer().listen(${port}, '127.0.0.1', () => process.send({ served: ${port} }))`

/** A port that another program uses. */
function takenPort(): Promise<number> {
  const server = createServer()
  taken.push(server)
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))
}

it('detects that a server exited before it was ready', async () => {
  expect(await outcomeOf('media', running('process.exit(1)'))).toBe('ended')
})

it('is ready once the server reports it', async () => {
  expect(await outcomeOf('media', running('process.send({ served: 1 })\nsetInterval(() => {}, 1000)'))).toBe('served')
})

it('gives up on a server that neither becomes ready nor exits', async () => {
  await expect(outcomeOf('media', running('setInterval(() => {}, 1000)'), 50)).rejects.toThrow('media was not built')
})

it('tries the next port if another program takes a free one before the server listens', async () => {
  const tried: number[] = []
  const start = (_: string, port: number) => {
    tried.push(port)
    if (tried.length > 1) return running(LISTENING(port))
    const rival = createServer().listen(port, '127.0.0.1')
    taken.push(rival)
    return running('setTimeout(() => process.exit(1), 50)')
  }
  const { port } = await startDevServer({ name: 'media', firstPort: 9410 }, start)
  expect(tried).toHaveLength(2)
  expect(port).toBeGreaterThan(tried[0] ?? 0)
})

it('reports in a sentence that the server exited, or that a given port is in use', async () => {
  const end = () => running('process.exit(1)')
  await expect(startDevServer({ name: 'media', firstPort: 9410 }, end)).rejects.toThrow(
    'The development server of media has ended; see the lines above.',
  )
  const port = await takenPort()
  await expect(startDevServer({ name: 'media', port, firstPort: 9410 }, end)).rejects.toThrow(
    `Port ${port} is taken by another program.`,
  )
})
