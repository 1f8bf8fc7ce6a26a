import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { findingsOf } from './lib/import-rules.mjs'
import { remotes, root, stop } from './lib/project.mjs'
import { unusedExports } from './lib/unused-exports.mjs'

/**
 * @param {string} folder
 * @returns {Generator<string>}
 */
function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.dev', 'assets', 'test-results'].includes(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.(ts|tsx|mts|mjs)$/.test(entry.name)) yield path
  }
}

const folders = ['shared', 'host', ...remotes.map((name) => `remote-${name}`), 'server', 'e2e', 'scripts']
const texts = folders
  .flatMap((folder) => [...sources(join(root, folder))])
  .map((file) => /** @type {const} */ ([relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]))
const findings = [...findingsOf(new Map(texts)), ...unusedExports(new Map(texts))]
if (findings.length > 0) stop(`Import rules (docs/architecture.md):\n${findings.join('\n')}`)
process.stdout.write('The import rules hold.\n')
