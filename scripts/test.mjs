import { helpWhereAsked } from './lib/help.mjs'
import { install } from './lib/install.mjs'
import { longParts, parts } from './lib/parts.mjs'
import { checkNode, stop } from './lib/project.mjs'

helpWhereAsked('test')
checkNode()
await install()

const asked = process.argv[2]
const named = { ...parts, ...longParts }
if (asked && asked !== 'long' && !(asked in named))
  stop(
    `There is no part ${asked}; the parts are ${Object.keys(named).join(', ')}, and long for the last ${Object.keys(longParts).length}.`,
  )
const chosen = !asked ? parts : asked === 'long' ? longParts : { [asked]: named[asked] }

const rows = []
for (const [name, part] of Object.entries(chosen)) {
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
