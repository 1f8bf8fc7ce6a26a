import { createHash } from 'node:crypto'
import type { Part } from './members'
import type { Surface } from './surface'

/** Longer texts are compared by their hash, and need not be read. */
const LONGEST_TEXT = 80
/** Members of members, not deeper. */
const DEPTH = 2

/** A line of the report: something that a user of the packages can see. */
interface ReportLine {
  optional: boolean
  text: string
}
/** The lines by path: `@plaza/ui Button.label`. */
export type Report = ReadonlyMap<string, ReportLine>

const shortened = (text: string): string =>
  text.length <= LONGEST_TEXT ? text : `#${createHash('sha256').update(text).digest('hex').slice(0, 12)}`

const whole = ({ text, members }: Part): string =>
  text + Object.entries(members).map(([name, part]) => `${name}${part.optional ? '?' : ''}${whole(part)}`)

function* linesOf(path: string, part: Part, depth = 0): Generator<[string, ReportLine]> {
  const { optional, members } = part
  yield [path, { optional, text: shortened(depth < DEPTH ? part.text : whole(part)) }]
  if (depth >= DEPTH) return
  for (const [name, member] of Object.entries(members)) yield* linesOf(`${path}.${shortened(name)}`, member, depth + 1)
}

export function reportOf(surface: Surface): Report {
  const lines = Object.entries(surface).flatMap(([entry, parts]) =>
    Object.entries(parts).flatMap(([name, part]) => [...linesOf(`${entry} ${name}`, part)]),
  )
  return new Map(lines.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The report as a file: its version, and a line for each part. */
export const writeReport = (version: string, report: Report): string =>
  `version ${version}\n${[...report].map(([path, { optional, text }]) => `${path}${optional ? '?' : ''} = ${text}\n`).join('')}`

export function readReport(content: string): { version: string; report: Report } {
  const [first = '', ...lines] = content.trimEnd().split('\n')
  const entries = lines.map((line): [string, ReportLine] => {
    const [, path = '', mark, text = ''] = /^(.+?)(\?)? = (.*)$/.exec(line) ?? []
    return [path, { optional: mark !== undefined, text }]
  })
  return { version: first.replace('version ', ''), report: new Map(entries) }
}
