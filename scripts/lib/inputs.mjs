import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from './project.mjs'

const skipped = /(^|\/)(node_modules|dist|assets|test-results|[^/]+\.test\.tsx?|[^/]+\.md)$/
/** The small shell in which a remote is developed alone, and the answers for it. */
const alone = /^shared\/src\/alone$|^remote-[^/]+\/src\/alone\.answers\.ts$/

/** Whether a file or folder, by its path in the project, goes into a build. */
export const goesIn = (path) => !skipped.test(path) && !alone.test(path)

function* filesOf(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (!goesIn(relative(root, path).split(sep).join('/'))) continue
    if (entry.isDirectory()) yield* filesOf(path)
    else yield path
  }
}

/** The lock file without what other packages ask for: a new remote of the same packages changes no other's build. */
export function lockFor(name, lock) {
  const [head, importers, rest] = lock.split(/^importers:\n|^packages:\n/m)
  const own = importers
    .split(/^(?= {2}\S)/m)
    .filter((block) => [name, 'shared'].includes(/^ {2}(\S+):/.exec(block)?.[1]))
  return [head, ...own, rest].join('\n')
}

/** Ten hex digits that change whenever anything that goes into a package's build does. */
export function inputsHash(name) {
  const hash = createHash('sha256')
  for (const folder of [name, 'shared']) {
    for (const file of filesOf(join(root, folder))) hash.update(relative(root, file)).update(readFileSync(file))
  }
  hash.update(lockFor(name, readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')))
  hash.update(readFileSync(join(root, 'tsconfig.base.json')))
  return hash.digest('hex').slice(0, 10)
}
