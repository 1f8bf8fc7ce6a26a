import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { codes, type Envelope, uploads as endpoints } from '@plaza/shared/api'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type ListeningServer, listen } from '../../process/serve'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { receiveUpload } from './receive'

let server: TestServer
let listening: ListeningServer
let incoming: string
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  listening = await listen(server.app, { host: '127.0.0.1', port: 0 })
  incoming = join(server.deps.environment.dataDir, 'uploads/incoming')
})
afterAll(async () => {
  await listening.stop()
  await server.close()
})
beforeEach(async () => {
  person = await server.person()
})

const MEGA = 1_000_000
const TYPE = 'multipart/form-data; boundary=b'
const END = Buffer.from('\r\n--b--\r\n')
const boxHead = (name: string, bytes: number) => {
  const head = Buffer.from(`\0\0\0\0${name}`, 'latin1')
  head.writeUInt32BE(bytes, 0)
  return head
}
const mp4 = Buffer.concat([
  ...[boxHead('ftyp', 16), Buffer.from('isom\0\0\0\0')],
  ...[
    boxHead('moov', 44),
    boxHead('trak', 36),
    boxHead('mdia', 28),
    boxHead('hdlr', 20),
    Buffer.from('\0\0\0\0\0\0\0\0vide'),
  ],
  boxHead('mdat', 3 * MEGA + 8),
  Buffer.alloc(3 * MEGA),
])
const png = Buffer.from('89504e470d0a1a0a0000000d494844520000001000000010080200000000000000', 'hex')
const largePng = Buffer.concat([png, Buffer.alloc(11 * MEGA)])

/** What a browser sends before the bytes of a file whose upload was granted. */
async function beginning(kind: 'image' | 'video'): Promise<Buffer> {
  const { fields } = await server.data(endpoints.authorise, { query: { kind, name: 'a' } }, person)
  const part = (name: string, value: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}`
  const signed = Object.entries(fields).map(([name, value]) => `${part(name, value)}\r\n`)
  return Buffer.from(`${signed.join('')}${part('file"; filename="a', '')}`)
}

/** Upload files that this process has open or left on disk. */
function leftOver(): string[] {
  const open = existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd') : []
  const links = open.flatMap((id) => {
    try {
      return [readlinkSync(`/proc/self/fd/${id}`)]
    } catch {
      return []
    }
  })
  const files = existsSync(incoming) ? readdirSync(incoming) : []
  return [...files, ...links.filter((path) => path.startsWith(incoming))]
}

/** Streams these bytes and then calls `after` with the controller. */
const stream = (bytes: Buffer, after: (to: ReadableStreamDefaultController<Uint8Array>) => void | Promise<void>) => {
  let at = 0
  return new ReadableStream<Uint8Array>({
    pull(to) {
      if (at >= bytes.length) return after(to)
      to.enqueue(new Uint8Array(bytes.subarray(at, at + 65_536)))
      at += 65_536
    },
  })
}
const never = () => new Promise<void>(() => undefined)
const ended = (to: ReadableStreamDefaultController<Uint8Array>) => to.close()
const drip = async (to: ReadableStreamDefaultController<Uint8Array>) => {
  await new Promise((done) => setTimeout(done, 20))
  to.enqueue(Buffer.from('x'))
}
const gone = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
const pace = { idleMs: 200, graceMs: 400, bytesPerSecond: Number.POSITIVE_INFINITY }

it.each<[string, 'image' | 'video', Buffer, Parameters<typeof stream>[1], string]>([
  ['whose client leaves', 'video', mp4, (to) => to.error(gone), 'ECONNRESET'],
  ['that stands still', 'video', mp4, never, 'tooSlow'],
  ['that drips', 'video', mp4, drip, 'tooSlow'],
  ['that is too large', 'image', largePng, ended, 'tooLarge'],
  ['that is of another kind', 'image', mp4, never, 'wrongMediaType'],
  ['without its end', 'video', mp4, ended, 'badInput'],
  ['that is no picture to its end', 'image', Buffer.concat([png, END]), ended, 'wrongMediaType'],
])('an upload %s leaves neither a file nor an open one', async (_, kind, file, after, code) => {
  const body = stream(Buffer.concat([await beginning(kind), file]), after)
  await expect(
    receiveUpload(server.deps, { body, contentType: TYPE, address: '' }, { leave: pace, file: pace }),
  ).rejects.toMatchObject({ code })
  expect(leftOver()).toEqual([])
})

/** Sends a part of an upload and keeps the connection open. */
async function half(head: Buffer) {
  const socket = connect(listening.port, '127.0.0.1')
  socket.on('error', () => undefined)
  const length = head.length + 9 * MEGA
  socket.write(`POST /upload HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\nContent-Type: ${TYPE}\r\n\r\n`)
  socket.write(Buffer.concat([head, mp4]))
  await vi.waitFor(() => expect(leftOver()).not.toEqual([]))
  return socket
}

it('a closed connection removes its file', async () => {
  const socket = await half(await beginning('video'))
  socket.destroy()
  await vi.waitFor(() => expect(leftOver()).toEqual([]), { timeout: 8_000 })
})

it('a grant is valid for one attempt at a time, and for another after a broken one', async () => {
  const head = await beginning('video')
  const put = async () => {
    const body = new Uint8Array(Buffer.concat([head, mp4, END]))
    const init = { method: 'POST', body, headers: { 'content-type': TYPE } }
    const response = await server.app.request('/upload', init)
    return ((await response.json()) as Envelope).code
  }
  const socket = await half(head)
  expect(await put()).toBe(codes.tooMany)
  socket.destroy()
  await vi.waitFor(() => expect(leftOver()).toEqual([]), { timeout: 8_000 })
  expect(await put()).toBe(codes.success)
  expect(leftOver()).toEqual([])
})
