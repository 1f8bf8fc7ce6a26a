import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { checkNode } from './lib/project.mjs'

checkNode()
await install()
await build()
