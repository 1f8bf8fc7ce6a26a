import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
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
  'gives a style that is what its hash says, of its own disk and from elsewhere (%s)',
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
])('leaves out a style that %s', async (_, integrity) => {
  answers(CSS)
  expect(await texts().styles([{ address: 'https://cdn.example/a.css', integrity }])).toEqual([])
})

it('stops to read what does not end', async () => {
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
