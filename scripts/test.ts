import { defineCommand } from 'citty'
import { CommandError } from './lib/command-error'
import { runCommandLine } from './lib/command-line'
import { longParts, parts, type TestPart } from './lib/parts'
import type { TestSummary } from './lib/vitest'

const allParts: Record<string, TestPart> = { ...parts, ...longParts }

function partsOf(name: string | undefined): Record<string, TestPart> {
  if (name === undefined) return parts
  if (name === 'long') return longParts
  const part = allParts[name]
  if (part) return { [name]: part }
  const long = Object.keys(longParts)
  throw new CommandError(
    `There is no part ${name}; the parts are ${Object.keys(allParts).join(', ')}, and long for the last ${long.length}.`,
  )
}

interface ReportRow extends TestSummary {
  name: string
  seconds: number
}

/** Parts that use one processor each, and say nothing but what is wrong: they run beside each other. */
const singleThreaded = ['types', 'lint']

async function runParts(selected: Record<string, TestPart>, runnerArgs: readonly string[]): Promise<ReportRow[]> {
  const runPart = async ([name, part]: [string, TestPart]): Promise<ReportRow> => {
    const started = performance.now()
    process.stdout.write(`\n== ${name}\n`)
    return { name, ...(await part(runnerArgs)), seconds: Math.round((performance.now() - started) / 1000) }
  }
  const all = Object.entries(selected)
  const rows = await Promise.all(all.filter(([name]) => singleThreaded.includes(name)).map(runPart))
  for (const entry of all) if (!singleThreaded.includes(entry[0])) rows.push(await runPart(entry))
  return rows
}

function writeReport(rows: readonly ReportRow[]): void {
  process.stdout.write('\n')
  for (const { name, passed, failed, seconds } of rows) {
    process.stdout.write(
      `${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(seconds).padStart(5)} s\n`,
    )
  }
  // Repeated at the end, because only the end of a long run's output may be kept.
  for (const { name, failures = [] } of rows)
    for (const failure of failures) process.stdout.write(`${name}: ${failure}\n`)
  const sum = (key: 'passed' | 'failed') => rows.reduce((total, row) => total + row[key], 0)
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
  process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0
}

// Not strict: arguments after the part are for its runner.
await runCommandLine(
  defineCommand({
    meta: {
      name: 'npm test --',
      description:
        'Runs all tests or one part; more arguments go to the runner of the part: npm test browser specs/x.spec.ts',
    },
    args: {
      part: {
        type: 'positional',
        required: false,
        description: `${Object.keys(parts).join(', ')}; long, or one of ${Object.keys(longParts).join(', ')}`,
      },
    },
    async run({ rawArgs: [name, ...runnerArgs] }) {
      writeReport(await runParts(partsOf(name), runnerArgs))
    },
  }),
)
