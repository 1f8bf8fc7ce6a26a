import { longParts, parts, type TestSummary } from './lib/parts'
import { stop } from './lib/project.mjs'

const selection = process.argv[2]
const allParts = { ...parts, ...longParts }
if (selection && selection !== 'long' && !(selection in allParts))
  stop(
    `There is no part ${selection}; the parts are ${Object.keys(allParts).join(', ')}, and long for the last ${Object.keys(longParts).length}.`,
  )
const single = selection && allParts[selection]
const selected = selection && single ? { [selection]: single } : selection ? longParts : parts

const rows: (TestSummary & { name: string; seconds: number })[] = []
for (const [name, part] of Object.entries(selected)) {
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
// At the end again: of a long run only the end may be kept.
for (const { name, failures = [] } of rows)
  for (const failure of failures) process.stdout.write(`${name}: ${failure}\n`)
const sum = (key: 'passed' | 'failed') => rows.reduce((total, row) => total + row[key], 0)
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0
