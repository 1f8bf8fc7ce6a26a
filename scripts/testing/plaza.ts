import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operatorSessions } from '../../server/src/data/schema/index'
import { listen } from '../../server/src/process/serve'
import { hashOf } from '../../server/src/secret'
import { makeBuild, placeBuild, writeHost } from '../../server/src/testing/builds'
import { pageHeaders } from '../../server/src/testing/operators'
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
  /** Calls as an operator who is logged in to `/ops`. */
  async function askAs(operator: string, path: string, body: object): Promise<unknown> {
    const session = randomUUID()
    const expiresAt = new Date(Date.now() + HOUR_MS)
    await server.db.insert(operatorSessions).values({ tokenHash: hashOf(session), operator, expiresAt })
    const response = await fetch(`${url}/ops/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...pageHeaders(server, session), origin: url },
      body: JSON.stringify(body),
    })
    return ((await response.json()) as { data: unknown }).data
  }
  return {
    url,
    folder,
    env: { PLAZA_URL: url, PLAZA_OPS_TOKEN: TOKEN, PLAZA_RELEASES: madeDir },
    /** Creates a release of the remote `shelf` on the machine of the commands, as `npm run release` would. */
    release: (version: string, build: string, overrides: Partial<Parameters<typeof makeBuild>[0]> = {}) =>
      placeBuild(madeDir, makeBuild({ version, build, routes, ...overrides })).id,
    /** Makes a token of an owner, who logs in for it. */
    tokenOf: (owner: string, may: readonly Permission[], name = `ci-${owner}`) =>
      askAs(owner, 'add-token', { name, role: 'owner', may, days: 1, why: 'a test' }) as Promise<{
        token: string
      }>,
    /** Approves the login of a command by its code. */
    approve: (operator: string, userCode: string) =>
      askAs(operator, 'device-decide', { userCode, approve: true, may: ['read'], days: 3 }),
    async stop() {
      await listening.stop()
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
