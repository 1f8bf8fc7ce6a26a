import { distOf } from '../lib/project.mjs'
import { releaseChecks } from '../lib/shared-code.mjs'
import { worlds } from './world.mjs'

const PLACE = 'docs/remotes.md'
const ranks = ['error', 'warning', 'info']

function figures({ entry, pages, all }, budgets) {
  const [page, largest] = pages.toSorted((one, other) => other[1] - one[1])[0] ?? ['none', 0]
  return { entry, page, largest, all, budgets }
}

/** Checks the builds of some remotes; gives a report of each. */
export async function checkBuilds(names, { against } = {}) {
  const { budgets, checkRelease, findings, readFolder, sentBytes } = await releaseChecks()
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
      sizes: readable ? figures(sentBytes(release), budgets) : null,
      passed: readable ? kinds - errors.size : 0,
      failed: found.filter(({ level }) => level === 'error').length,
      findings: found
        .toSorted((one, other) => ranks.indexOf(one.level) - ranks.indexOf(other.level))
        .map((one) => ({ ...one, read: `${PLACE}, ${one.code}` })),
    }
  })
}

const kb = (bytes) => `${(bytes / 1024).toFixed(1)}`
const part = (name, bytes, budget) => `${name} ${kb(bytes)} of ${kb(budget)} KB`

function sizeLine({ entry, page, largest, all, budgets }) {
  const parts = [part('entry', entry, budgets.entry), part(`largest page (${page})`, largest, budgets.page)]
  return [...parts, part('all', all, budgets.release)].join(', ')
}

function rowsOf(found) {
  const cells = found.map(({ level, code, title, words, file }) => [level, code, title, words, file ?? ''])
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column].length)))
  return cells.map(([level, code, title, words, file]) =>
    [level.padEnd(widths[0]), code.padEnd(widths[1]), title.padEnd(widths[2]), words, file && `(${file})`]
      .join('  ')
      .trimEnd(),
  )
}

/** The report as a person reads it. */
export function asText(reports) {
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
