import type { ExplainedFinding } from '../../server/src/registry/check/index'
import {
  budgets,
  type CheckContext,
  checkRelease,
  findings,
  type ReleaseBundle,
  readFolder,
  sentBytes,
  withMeaning,
} from '../../server/src/registry/check/index'
import { distOf, guide } from '../lib/project.mjs'
import { checkContexts } from './check-context'
import { renderFindingsOfBuild } from './rendering'

const ranks = ['error', 'warning', 'info']

type Budgets = typeof budgets
interface Sizes {
  entry: number
  page: string
  largest: number
  all: number
  budgets: Budgets
}
export interface CheckReport {
  name: string
  release: string | null
  sizes: Sizes | null
  passed: number
  failed: number
  findings: (ExplainedFinding & { read: string })[]
}

function figures({ entry, pages, all }: ReturnType<typeof sentBytes>): Sizes {
  const [page, largest] = pages.toSorted((one, other) => other[1] - one[1])[0] ?? ['none', 0]
  return { entry, page, largest, all, budgets }
}

/** Findings of a build. Its code runs only if its files match their hashes. */
async function findingsOf(release: ReleaseBundle, world: CheckContext): Promise<ExplainedFinding[]> {
  const first = checkRelease(release, world)
  if (first.some(({ code }) => /^P[01]/.test(code) && findings[code].level === 'error')) return first
  return [...first, ...(await renderFindingsOfBuild(release)).map(withMeaning)]
}

function reportOf(release: ReleaseBundle, found: readonly ExplainedFinding[]): CheckReport {
  const kinds = Object.values(findings).filter(({ level }) => level === 'error').length
  const readable = !found.some(({ code }) => code === 'P001')
  const errors = found.filter(({ level }) => level === 'error')
  return {
    name: release.name,
    release: readable ? `${release.document.version}-${release.document.build}` : null,
    sizes: readable ? figures(sentBytes(release)) : null,
    passed: readable ? kinds - new Set(errors.map(({ code }) => code)).size : 0,
    failed: errors.length,
    findings: found
      .toSorted((one, other) => ranks.indexOf(one.level) - ranks.indexOf(other.level))
      .map((one) => ({ ...one, read: `${guide}, ${one.code}` })),
  }
}

/** Checks the builds of remotes with the host build; returns a report of each. */
export async function checkBuilds(
  names: readonly string[],
  { against }: { against?: string | undefined } = {},
): Promise<CheckReport[]> {
  const worldOf = await checkContexts(against)
  const reports: CheckReport[] = []
  // Sequentially, because render times are among the findings.
  for (const name of names) {
    const release = await readFolder(name, distOf(name))
    reports.push(reportOf(release, await findingsOf(release, worldOf(name))))
  }
  return reports
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)}`
const part = (name: string, bytes: number, budget: number) => `${name} ${kb(bytes)} of ${kb(budget)} KB`

function sizeLine({ entry, page, largest, all, budgets: most }: Sizes): string {
  const parts = [part('entry', entry, most.entry), part(`largest page (${page})`, largest, most.page)]
  return [...parts, part('all', all, most.release)].join(', ')
}

function rowsOf(found: readonly ExplainedFinding[]): string[] {
  const widthOf = (column: 'level' | 'code' | 'title') => Math.max(...found.map((one) => one[column].length))
  const [levels, codes, titles] = [widthOf('level'), widthOf('code'), widthOf('title')]
  return found.map(({ level, code, title, words, file }) =>
    [level.padEnd(levels), code.padEnd(codes), title.padEnd(titles), words, file ? `(${file})` : '']
      .join('  ')
      .trimEnd(),
  )
}

/** The report as text for a terminal. */
export function asText(reports: readonly CheckReport[]): string {
  const blocks = reports.map(({ name, release, sizes, passed, findings: found }) =>
    [
      `${name} ${release ?? 'without a release'}: ${passed} checks passed`,
      ...(sizes ? [`  ${sizeLine(sizes)}`] : []),
      ...(found.length > 0 ? rowsOf(found).map((row) => `  ${row}`) : []),
    ].join('\n'),
  )
  const hint = reports.some((one) => one.findings.length > 0) ? [`Cause and cure of each number: ${guide}`] : []
  return `${[...blocks, ...hint].join('\n\n')}\n`
}
