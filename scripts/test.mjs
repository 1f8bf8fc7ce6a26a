import { helpWhereAsked } from './lib/help.mjs'
import { install } from './lib/install.mjs'
import { ownParts, parts } from './lib/parts.mjs'
import { checkNode, stop } from './lib/project.mjs'

helpWhereAsked('test')
checkNode()
await install()

const asked = process.argv[2]
const all = { ...parts, ...ownParts }
if (asked && !(asked in all)) stop(`There is no part ${asked}; the parts are ${Object.keys(all).join(', ')}.`)

const rows = []
for (const [name, part] of Object.entries(asked ? { [asked]: all[asked] } : parts)) {
  const started = performance.now()
  process.stdout.write(`\n== ${name}\n`)
  rows.push({ name, ...(await part()), seconds: Math.round((performance.now() - started) / 1000) })
}

process.stdout.write('\n')
for (const { name, passed, failed, seconds } of rows) {
  process.stdout.write(
    `${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(seconds).padStart(5)} s\n`,
  )
}
const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0
