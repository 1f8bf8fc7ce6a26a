import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { checkNode, root } from './lib/project.mjs'

checkNode()
await install()
await build()
await import(pathToFileURL(join(root, 'server/dist/main.mjs')).href)
