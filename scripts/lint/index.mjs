import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { remotes, root, stop } from '../lib/project.mjs'
import { run } from '../lib/run.mjs'
import { folderFindings } from './folder-sizes.mjs'
import { importFindings } from './imports.mjs'
import { sourceFindings } from './source-rules.mjs'
import { typeNameFindings } from './type-names.mjs'

/** Checks that biome lacks: who imports whom, unused exports, names of types, sizes of folders, globals that only the host may use. */
const folders = ['shared', 'host', ...remotes.map((name) => `remote-${name}`), 'server', 'e2e', 'scripts']

/**
 * @param {string} folder
 * @returns {Generator<string>}
 */
function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.dev', 'assets', 'test-results', 'frozen'].includes(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else yield relative(root, path).split(sep).join('/')
  }
}

const files = folders.flatMap((folder) => [...filesIn(join(root, folder))])
const sources = new Map(
  files
    .filter((path) => /\.(ts|tsx|mts|mjs)$/.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
)
/** Folders that programs write, not people. */
const generated = /^server\/(demo\/media|src\/data\/migrations)\//

async function unusedExports() {
  const { code, output } = await run(join(root, 'node_modules/.bin/knip'), ['--no-progress', '--no-config-hints'], {
    quiet: true,
  })
  return code === 0 ? [] : [`${output.trim()}\nTake the export off, or delete what nobody uses (knip.json).`]
}

const [imports, exports] = await Promise.all([importFindings(folders, root), unusedExports()])
const findings = [
  ...imports,
  ...sourceFindings(sources),
  ...typeNameFindings(sources),
  ...folderFindings(files.filter((path) => !generated.test(path))),
  ...exports,
]
if (findings.length > 0) stop(`Rules of docs/architecture.md that are broken:\n${findings.join('\n')}`)
process.stdout.write('Imports, exports, names of types and sizes of folders are as docs/architecture.md wants them.\n')
