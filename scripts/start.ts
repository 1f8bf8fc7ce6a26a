import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build/build'
import { runCommandLine, strictCommand } from './lib/command-line'
import { remotes, root } from './lib/project.mjs'
import { release } from './release/release'

export const program = await runCommandLine<string>(
  strictCommand({
    meta: {
      name: 'npm start',
      description: 'Installs, builds what changed, releases it and serves everything on PORT (8080)',
    },
    async run() {
      await build()
      await release(remotes)
      return pathToFileURL(join(root, 'server/dist/main.mjs')).href
    },
  }),
)
