import type { schema } from '@stryker-mutator/api/core'

/** Results of one module's mutants. */
export interface MutationResult {
  killed: number
  /** Mutants that timed out; they count as killed. */
  timedOut: number
  /** Place and change of each mutant that no test detected. */
  survivors: string[]
}

/** The first line of a change, shortened for a terminal. */
const inShort = (text: string) => {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 87)}…` : line
}

/** The text of a range; lines and columns begin at 1. */
function textIn(source: string, { start, end }: schema.Location): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.pop() ?? ''
  const text = [...lines, last.slice(0, end.column - 1)].join('\n')
  return text.slice(start.column - 1)
}

/** Counts Stryker's results; mutants outside the sample and those that do not compile are left out. */
export function readReport({ files }: Pick<schema.MutationTestResult, 'files'>): MutationResult {
  const result: MutationResult = { killed: 0, timedOut: 0, survivors: [] }
  for (const [file, { source, mutants }] of Object.entries(files))
    for (const { status, location, mutatorName, replacement = '' } of mutants) {
      if (status === 'Killed') result.killed += 1
      if (status === 'Timeout') result.timedOut += 1
      if (status !== 'Survived' && status !== 'NoCoverage') continue
      const change = `${inShort(textIn(source, location))} → ${inShort(replacement)}`
      const uncovered = status === 'NoCoverage' ? ' (no test runs it)' : ''
      result.survivors.push(
        `${file}:${location.start.line}:${location.start.column} ${mutatorName}: ${change}${uncovered}`,
      )
    }
  return result
}

/** Percentage of detected mutants, with the error of a sample. */
export interface MutationScore {
  /** NaN without mutants. */
  percent: number
  /** 95 % confidence interval for all mutants. */
  interval: readonly [low: number, high: number]
}

/** Standard deviations on each side of 95 % of a normal distribution. */
const Z = 1.96

/** The score with its Wilson interval, which also holds for small samples and near 100 %. */
export function scoreOf(results: readonly MutationResult[]): MutationScore {
  const noticed = results.reduce((sum, { killed, timedOut }) => sum + killed + timedOut, 0)
  const total = noticed + results.reduce((sum, { survivors }) => sum + survivors.length, 0)
  const share = noticed / total
  const middle = (share + Z ** 2 / (2 * total)) / (1 + Z ** 2 / total)
  const half = (Z / (1 + Z ** 2 / total)) * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2))
  return { percent: 100 * share, interval: [100 * (middle - half), 100 * (middle + half)] }
}

/** `84.3 % (95 % interval 79.9 to 87.9)` */
export const scoreText = ({ percent, interval }: MutationScore): string =>
  `${percent.toFixed(1)} % (95 % interval ${interval.map((bound) => bound.toFixed(1)).join(' to ')})`
