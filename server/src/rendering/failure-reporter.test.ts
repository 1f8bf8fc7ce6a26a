import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createFailureReporter } from './failure-reporter'

const rootDir = mkdtempSync(join(tmpdir(), 'plaza-developing-'))
afterAll(() => rmSync(rootDir, { recursive: true }))

const folder = join(rootDir, 'remote-media', '.dev')
mkdirSync(folder, { recursive: true })
/** Maps the script's first character to the start of line 3 of its source. */
const map = { version: 3, sources: ['webpack://plaza_media/./src/features/home/home.tsx'], names: [], mappings: 'AAEA' }
writeFileSync(join(folder, 'server.js.map'), JSON.stringify(map))

function told(devServers: Record<string, string>, detail: string): string {
  let text = ''
  const tell = createFailureReporter({ rootDir, devServers }, (part) => {
    text += part
  })
  tell('media', { kind: 'threw', detail })
  return text
}

const detail = 'Error: no\n    at Home (release:1:1)\n    at draw (host:7:1)'

it('reports the source position of an error in a remote from source', () => {
  const text = told({ media: 'http://127.0.0.1:9101/' }, detail)
  expect(text).toContain('A page of media was not rendered on the server (threw)')
  expect(text).toContain('at Home (remote-media/src/features/home/home.tsx:3:1)')
  expect(text).toContain('at draw (host:7:1)')
})

it('says nothing of a remote that nobody develops', () =>
  expect(told({ account: 'http://127.0.0.1:9104/' }, detail)).toBe(''))
