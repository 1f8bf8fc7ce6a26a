import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeBuild, writeBuild } from '../testing/builds'
import { withDevServers } from './development'
import { openKeys } from './keys'
import { openRegistry } from './registry'

const rootDir = mkdtempSync(join(tmpdir(), 'plaza-dev-'))
afterAll(() => rmSync(rootDir, { recursive: true, force: true }))

it('what a development server serves stands in for its releases, signed, under the same serial', () => {
  const built = makeBuild({ build: 'dev' })
  writeBuild(join(rootDir, 'remote-shelf', '.dev'), built)
  const keys = openKeys({ dataDir: rootDir, registryKey: undefined, trustedKeys: undefined })
  const released = { releases: { old: { digest: 'sha384-x', needs: {} } }, rules: [{ id: 'r2', release: 'old' }] }
  const document = { schema: 1, serial: 7, issuedAt: 1, remotes: { shelf: released, tea: released } } as const
  const devServers = { host: 'http://127.0.0.1:9100/', shelf: 'http://127.0.0.1:9101/' }
  const current = { document, signed: keys.sign(''), serial: 7 }

  const developed = withDevServers(current, openRegistry(keys), { devServers, rootDir })

  const { shelf, tea } = developed.document.remotes
  expect(shelf).toMatchObject({ releases: { [built.id]: { base: devServers.shelf } }, rules: [{ release: built.id }] })
  expect([tea, developed.serial]).toEqual([released, 7])
  expect(developed.texts.get(shelf?.releases[built.id]?.digest ?? '')).toBe(built.text)
  expect([keys.verify(developed.signed), JSON.parse(developed.signed.text)]).toEqual([true, developed.document])
  expect(developed.document.issuedAt).toBeGreaterThan(1)
})
