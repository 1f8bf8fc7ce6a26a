import type { Finding } from '../../server/src/registry/check/index'
import { budgets, checkRelease, findings, readFolder, sentBytes } from '../../server/src/registry/check/index'
import { distOf } from '../lib/project.mjs'
import { worlds } from './world'

const PLACE = 'docs/remotes.md'
const ranks = ['error', 'warning', 'info']

type Budgets = typeof budgets
interface Sizes {
  entry: number
  page: string
  largest: number
  all: number
  budgets: Budgets
}
export interface Report {
  name: string
  release: string | null
  sizes: Sizes | null
  passed: number
  failed: number
  findings: (Finding & { read: string })[]
}

function figures({ entry, pages, all }: ReturnType<typeof sentBytes>): Sizes {
  const [page, largest] = pages.toSorted((one, other) => other[1] - one[1])[0] ?? ['none', 0]
  return { entry, page, largest, all, budgets }
}

/** Checks the builds of some remotes; gives a report of each. */
export async function checkBuilds(
  names: readonly string[],
  { against }: { against?: string | undefined } = {},
): Promise<Report[]> {
  const worldOf = await worlds(against)
  const kinds = Object.values(findings).filter(({ level }) => level === 'error').length
  const given = await Promise.all(names.map((name) => readFolder(name, distOf(name))))
  return given.map((release) => {
    const { name } = release
    const found = checkRelease(release, worldOf(name))
    const readable = !found.some(({ code }) => code === 'P001')
    const errors = new Set(found.filter(({ level }) => level === 'error').map(({ code }) => code))
    return {
      name,
      release: readable ? `${release.document.version}-${release.document.build}` : null,
      sizes: readable ? figures(sentBytes(release)) : null,
      passed: readable ? kinds - errors.size : 0,
      failed: found.filter(({ level }) => level === 'error').length,
      findings: found
        .toSorted((one, other) => ranks.indexOf(one.level) - ranks.indexOf(other.level))
        .map((one) => ({ ...one, read: `${PLACE}, ${one.code}` })),
    }
  })
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)}`
const part = (name: string, bytes: number, budget: number) => `${name} ${kb(bytes)} of ${kb(budget)} KB`

function sizeLine({ entry, page, largest, all, budgets: most }: Sizes): string {
  const parts = [part('entry', entry, most.entry), part(`largest page (${page})`, largest, most.page)]
  return [...parts, part('all', all, most.release)].join(', ')
}

function rowsOf(found: readonly Finding[]): string[] {
  const widthOf = (column: 'level' | 'code' | 'title') => Math.max(...found.map((one) => one[column].length))
  const [levels, codes, titles] = [widthOf('level'), widthOf('code'), widthOf('title')]
  return found.map(({ level, code, title, words, file }) =>
    [level.padEnd(levels), code.padEnd(codes), title.padEnd(titles), words, file ? `(${file})` : '']
      .join('  ')
      .trimEnd(),
  )
}

/** The report as a person reads it. */
export function asText(reports: readonly Report[]): string {
  const blocks = reports.map(({ name, release, sizes, passed, findings: found }) =>
    [
      `${name} ${release ?? 'without a release'}: ${passed} checks passed`,
      ...(sizes ? [`  ${sizeLine(sizes)}`] : []),
      ...(found.length > 0 ? rowsOf(found).map((row) => `  ${row}`) : []),
    ].join('\n'),
  )
  const hint = reports.some((one) => one.findings.length > 0) ? [`Cause and cure of each number: ${PLACE}`] : []
  return `${[...blocks, ...hint].join('\n\n')}\n`
}
