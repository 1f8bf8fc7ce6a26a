import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeHost } from '../../testing/builds'
import { addRelease, letRun } from '../../testing/registry-rows'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createStatus } from './status'

const hostDir = mkdtempSync(join(tmpdir(), 'plaza-status-'))
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: false, environment: { hostDir } })
})
afterAll(async () => {
  await server.close()
  rmSync(hostDir, { recursive: true, force: true })
})
const status = () => createStatus(server.deps)()

it('shows the thirty newest releases, and older ones that run or ran before', async () => {
  const versions = Array.from({ length: 36 }, (_, at) => `1.${at}.0-aaa`)
  for (const [at, release] of versions.entries())
    await addRelease(server.db, 'media', release, new Date(Date.UTC(2026, 0, 1 + at)))
  await letRun(server.db, 'media', { base: '1.4.0-aaa', share: '1.35.0-aaa', previous: '1.2.0-aaa' })
  const [media] = (await status()).remotes
  expect(media).toMatchObject({ name: 'media', previous: '1.2.0-aaa', retiredAt: null, halted: null })
  const shown = media?.releases.map(({ id }) => id).sort()
  expect(shown).toEqual([...versions.slice(6), '1.4.0-aaa', '1.2.0-aaa'].sort())
  expect(media?.releases.filter(({ live }) => live).map(({ id }) => id)).toEqual(['1.35.0-aaa', '1.4.0-aaa'])
})

it('names the build of the host, if there is one', async () => {
  expect((await status()).host).toEqual({ build: 'none', kept: [] })
  writeHost(hostDir)
  expect((await status()).host).toMatchObject({ build: 'host1' })
})
