import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './lib/build'
import { remotes, root } from './lib/project.mjs'
import { release } from './lib/release'

await build()
await release(remotes)
export const program = pathToFileURL(join(root, 'server/dist/main.mjs')).href
