import { existsSync } from 'node:fs'
import { install } from './lib/install.mjs'
import { prepare } from './lib/prepare.mjs'
import { checkNode, stop } from './lib/project.mjs'

/**
 * Runs one of our commands: `node scripts/command.mjs <name> …`. This file and its imports are JavaScript, because they
 * run before packages are installed; the commands are TypeScript (docs/decisions/0041). A command that ends in another
 * program exports its path as `program`; `start` only prepares one (docs/decisions/0400).
 */
const [name = ''] = process.argv.splice(2, 1)
const file = new URL(`./${name}.ts`, import.meta.url)
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) stop(`There is no command ${name}.`)
checkNode()
await install()
const program = await (name === 'start' ? prepare(file, process.argv.slice(2)) : runHere())
if (program) await import(program)

/** @returns {Promise<string | undefined>} */
async function runHere() {
  const { register } = await import('tsx/esm/api')
  const unregister = register()
  const { program } = await import(file.href)
  if (program) await unregister()
  return program
}
