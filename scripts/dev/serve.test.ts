import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { waitUntilServed } from './serve'

const children: ChildProcess[] = []
const running = (code: string) => {
  const child = spawn(process.execPath, ['-e', code])
  children.push(child)
  return child
}
afterEach(() => {
  for (const child of children.splice(0)) child.kill()
})

it('says that a server has ended, in place of waiting for it', async () => {
  await expect(waitUntilServed('media', running(''), 'http://127.0.0.1:1/remote.json')).rejects.toThrow(
    'The development server of media has ended; see the lines above.',
  )
})

it('is there once the file is', async () => {
  let asked = 0
  const server = createServer((_, answer) => {
    answer.statusCode = ++asked < 3 ? 404 : 200
    answer.end('{}')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/remote.json`
  expect((await waitUntilServed('media', running('setInterval(() => {}, 1000)'), address)).status).toBe(200)
  expect(asked).toBe(3)
  server.close()
})
