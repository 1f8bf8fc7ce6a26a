import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, isUpToDate } from './build/build'
import { runCommandLine, strictCommand } from './lib/command-line'
import { distOf, releasesDir, remotes, root } from './lib/project.mjs'
import { isReleased } from './release/releases'

/** Checks and releases only after a change: the checks load every page of every remote. */
async function buildAndRelease(): Promise<void> {
  if (isUpToDate() && remotes.every((name) => isReleased(releasesDir, distOf(name)))) return
  await build()
  const { release } = await import('./release/release')
  await release(remotes)
}

await runCommandLine(
  strictCommand({
    meta: {
      name: 'npm start',
      description: 'Installs, builds and releases what changed, and serves everything on PORT (8080)',
    },
    async run() {
      await buildAndRelease()
      process.send?.(pathToFileURL(join(root, 'server/dist/main.mjs')).href)
    },
  }),
)
