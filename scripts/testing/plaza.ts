import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '../../server/src/process/serve'
import { makeBuild, placeBuild, writeHost } from '../../server/src/testing/builds'
import { startTestServer } from '../../server/src/testing/test-server'

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
    async stop() {
      await listening.stop()
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
