import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './lib/build.mjs'
import { helpWhereAsked } from './lib/help.mjs'
import { install } from './lib/install.mjs'
import { checkNode, remotes, root } from './lib/project.mjs'
import { release } from './lib/release.mjs'

helpWhereAsked('start')
checkNode()
await install()
await build()
await release(remotes)
await import(pathToFileURL(join(root, 'server/dist/main.mjs')).href)
