import { build } from './lib/build.mjs'
import { helpWhereAsked } from './lib/help.mjs'
import { install } from './lib/install.mjs'
import { checkNode } from './lib/project.mjs'

helpWhereAsked('build')
checkNode()
await install()
await build()
