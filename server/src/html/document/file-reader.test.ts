import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createFileReader } from './file-reader'

const hostDir = mkdtempSync(join(tmpdir(), 'plaza-texts-'))
const texts = () => createFileReader({ hostDir, releasesDir: hostDir, rootDir: hostDir, devServers: {} })
const CSS = '.m_aaaaaa{color:red}'
const hashOf = (algorithm: string, text = CSS) => `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`
const answers = (body: BodyInit) => vi.stubGlobal('fetch', async () => new Response(body))

it.each(['sha256', 'sha384'])(
  'inlines a style with the right hash, from disk and from another server (%s)',
  async (algorithm) => {
    writeFileSync(join(hostDir, 'main.css'), CSS)
    answers(CSS)
    const files = ['/assets/host/main.css', 'https://cdn.example/a.css'].map((address) => ({
      address,
      integrity: hashOf(algorithm),
    }))
    expect((await texts().styles(files)).map(({ file, css }) => [file, css])).toEqual([
      ['main.css', CSS],
      ['a.css', CSS],
    ])
  },
)

it.each([
  ['is another', hashOf('sha384', 'other')],
  ['has no hash', undefined],
  ['has a hash of no strength', hashOf('md5')],
])('omits a style that %s', async (_, integrity) => {
  answers(CSS)
  expect(await texts().styles([{ address: 'https://cdn.example/a.css', integrity }])).toEqual([])
})

it('stops reading an endless file', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1_000_000
      controller.enqueue(new Uint8Array(1_000_000))
    },
  })
  answers(endless)
  await expect(texts().read('https://cdn.example/a.js')).rejects.toThrow('over')
  expect(sent).toBeLessThan(20_000_000)
})

/** Maximum number of cached styles. */
const MOST = 500

it('reads a style once, and keeps five hundred', async () => {
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(String(address))
    return new Response(CSS)
  })
  const reader = texts()
  const style = (at: number) =>
    reader.styles([{ address: `https://cdn.example/${at}.css`, integrity: hashOf('sha384') }])
  await style(0)
  expect(await style(0)).toMatchObject([{ file: '0.css', css: CSS }])
  expect(fetched).toHaveLength(1)
  for (let at = 0; at < MOST; at++) await style(at)
  await style(MOST)
  await style(0)
  expect(fetched).toHaveLength(MOST + 2)
})

it('reads a development server’s files from its folder, and inlines none', async () => {
  const folder = join(hostDir, 'remote-media', '.dev')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'page.js'), 'of the disk')
  const devServers = { media: 'http://127.0.0.1:4100/' }
  const reader = createFileReader({ hostDir, releasesDir: hostDir, rootDir: hostDir, devServers })
  answers('from elsewhere')
  expect(await reader.read('http://127.0.0.1:4100/page.js')).toBe('of the disk')
  expect(await reader.read('https://cdn.example/page.js')).toBe('from elsewhere')
  expect(await reader.styles([{ address: 'https://cdn.example/a.css', integrity: hashOf('sha384') }])).toEqual([])
})
