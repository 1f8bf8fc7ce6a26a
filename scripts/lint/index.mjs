import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { remotes, root, stop } from '../lib/project.mjs'
import { run } from '../lib/run.mjs'
import { importFindings } from './imports.mjs'
import { sourceFindings } from './source-rules.mjs'
import { typeNameFindings } from './type-names.mjs'

/** Checks that biome lacks: who imports whom, unused exports, names of types, globals that only the host may use. */
const folders = ['shared', 'host', ...remotes.map((name) => `remote-${name}`), 'server', 'e2e', 'scripts']

/**
 * @param {string} folder
 * @returns {Generator<string>}
 */
function* sourcesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.dev', 'assets', 'test-results', 'frozen'].includes(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sourcesIn(path)
    else if (/\.(ts|tsx|mts|mjs)$/.test(entry.name)) yield path
  }
}

const sources = new Map(
  folders
    .flatMap((folder) => [...sourcesIn(join(root, folder))])
    .map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
)

async function unusedExports() {
  const { code, output } = await run(join(root, 'node_modules/.bin/knip'), ['--no-progress', '--no-config-hints'], {
    quiet: true,
  })
  return code === 0 ? [] : [`${output.trim()}\nTake the export off, or delete what nobody uses (knip.json).`]
}

const [imports, exports] = await Promise.all([importFindings(folders, root), unusedExports()])
const findings = [...imports, ...sourceFindings(sources), ...typeNameFindings(sources), ...exports]
if (findings.length > 0) stop(`Rules of docs/architecture.md that are broken:\n${findings.join('\n')}`)
process.stdout.write('Imports, exports and names of types are as docs/architecture.md wants them.\n')
