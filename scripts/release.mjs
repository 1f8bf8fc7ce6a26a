import { askedRemotes } from './lib/asked.mjs'
import { helpWhereAsked } from './lib/help.mjs'
import { install } from './lib/install.mjs'
import { checkNode } from './lib/project.mjs'
import { release } from './lib/release.mjs'

helpWhereAsked('release')
checkNode()
await install()
await release(askedRemotes(process.argv.slice(2)))
