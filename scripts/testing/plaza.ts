import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operatorSessions } from '../../server/src/data/schema/index'
import { listen } from '../../server/src/process/serve'
import { hashOf } from '../../server/src/secret'
import { makeBuild, placeBuild, writeHost } from '../../server/src/testing/builds'
import { startTestServer } from '../../server/src/testing/test-server'
import { HOUR_MS } from '../../shared/src/format/index'
import type { Permission } from '../../shared/src/operations/index'

const TOKEN = 'an-operator-token-of-the-tests'

/** The page that the address / redirects to belongs to the remote. */
const routes = { index: { path: '/index' }, shelf: { path: '/shelf/:id' } }

/** Starts the real server with a small host, and with releases that a test creates. `env` lets the commands find it. */
export async function startPlaza() {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-scripts-'))
  const [hostDir, releasesDir, madeDir] = [join(folder, 'host'), join(folder, 'releases'), join(folder, 'made')]
  writeHost(hostDir, { partialRegistry: true })
  const server = await startTestServer({ pages: true, environment: { hostDir, releasesDir, opsToken: TOKEN } })
  const listening = await listen(server.app, { host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${listening.port}`
  return {
    url,
    folder,
    env: { PLAZA_URL: url, PLAZA_OPS_TOKEN: TOKEN, PLAZA_RELEASES: madeDir },
    /** Creates a release of the remote `shelf` on the machine of the commands, as `npm run release` would. */
    release: (version: string, build: string, overrides: Partial<Parameters<typeof makeBuild>[0]> = {}) =>
      placeBuild(madeDir, makeBuild({ version, build, routes, ...overrides })).id,
    /** Makes a token of an owner, who logs in for it. */
    async tokenOf(owner: string, may: readonly Permission[]): Promise<{ token: string }> {
      const session = randomUUID()
      const expiresAt = new Date(Date.now() + HOUR_MS)
      await server.db.insert(operatorSessions).values({ tokenHash: hashOf(session), operator: owner, expiresAt })
      const response = await fetch(`${url}/ops/api/add-token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `plaza_ops=${session}`, origin: url },
        body: JSON.stringify({ name: `ci-${owner}`, role: 'owner', may, days: 1, why: 'a test' }),
      })
      return ((await response.json()) as { data: { token: string } }).data
    },
    async stop() {
      await listening.stop()
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
