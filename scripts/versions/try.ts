import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../build/build'
import { findTestBrowser } from '../lib/chromium'
import { CommandError } from '../lib/command-error'
import { root } from '../lib/project.mjs'
import { run } from '../lib/run.mjs'
import { readArchive, type VersionArchive, type VersionCell } from '../testing/version-archive'
import { gather, KEPT, type Origin } from './gather'
import { matrixTable, objections } from './report'

async function runCells(folder: string): Promise<VersionCell[]> {
  const chromium = await findTestBrowser()
  if (!chromium) throw new CommandError('No Chromium was found. Install the package `chromium` and run again.')
  const cli = join(root, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js')
  const { output } = await run(
    process.execPath,
    [cli, 'test', 'versions/matrix.spec.ts', '--retries=0', '--reporter=line'],
    {
      cwd: join(root, 'e2e'),
      env: { PLAZA_CHROMIUM: chromium, PLAZA_VERSIONS: folder },
      quiet: true,
    },
  )
  const file = join(folder, 'cells.jsonl')
  if (!existsSync(file)) throw new CommandError(`No release was tried:\n${output}`)
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

/** Says where fewer are kept than are to be tried. */
function shortages({ hosts, releases }: VersionArchive): string[] {
  const few = Object.entries(releases).filter(([, list]) => list.length < KEPT)
  return [
    ...(hosts.length < KEPT ? [`Only ${hosts.length} of ${KEPT} hosts are there.`] : []),
    ...few.map(([remote, { length }]) => `Only ${length} of ${KEPT} releases of ${remote} are there.`),
  ]
}

/** Builds, gathers hosts and releases, and tries each with each. */
export async function tryVersions(originOf: () => Origin | Promise<Origin>, report: string | undefined) {
  await build()
  const folder = mkdtempSync(join(tmpdir(), 'plaza-versions-'))
  try {
    await gather(await originOf(), folder)
    const archive = readArchive(folder)
    const cells = await runCells(folder)
    const refused = objections(archive, cells)
    if (report !== undefined) writeFileSync(report, `${JSON.stringify({ cells, refused }, null, 1)}\n`)
    const verdict =
      refused.length > 0 ? ['This host may not be released:', ...refused] : [`All ${cells.length} cells hold.`]
    return {
      lines: [...matrixTable(archive, cells), '', ...shortages(archive), ...verdict],
      refused: refused.length > 0,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
