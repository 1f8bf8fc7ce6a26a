import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { root } from '../lib/project.mjs'
import { lockFor } from './lock'

const excluded = /(^|\/)(node_modules|dist|\.dev|assets|test-results|testing|[^/]+\.test\.tsx?)$/
/** Documentation; the demo's Markdown files are content. */
const note = /^(?!server\/demo\/).*\.md$/
const demoTools = 'server/demo/make'
/** Answers for developing a remote alone. */
const aloneAnswers = /^remote-[^/]+\/src\/alone\.answers\.ts$/

/** Whether a file or folder of a package, by its path in the project, is an input of its build. */
export const isInput = (path: string) =>
  path !== demoTools && ![excluded, note, aloneAnswers].some((pattern) => pattern.test(path))

const inProject = (path: string) => relative(root, path).split(sep).join('/')

function* filesOf(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (!isInput(inProject(path))) continue
    if (entry.isDirectory()) yield* filesOf(path)
    else yield path
  }
}

const shared = join(root, 'shared')
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts']
const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/** Files of `shared` by their export names. */
function sharedExports() {
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(shared, 'package.json'), 'utf8'),
  )
  return (name: string) => {
    const rest = name.slice('@plaza/shared/'.length)
    const found =
      exports[`./${rest}`] ?? exports[`./${rest.split('/')[0]}/*`]?.replace('*', rest.split('/').slice(1).join('/'))
    return found && join(shared, found)
  }
}

/** Every string that refers to another file: imports, and paths in configurations. */
const fileReference = /['"]((?:\.\.?\/|@plaza\/shared\/)[^'"]+)['"]/g

/** The files of `shared` that these files use, directly or indirectly. */
function usedOfShared(files: readonly string[]): string[] {
  const exported = sharedExports()
  const found = new Set<string>()
  const open = [...files]
  for (let file = open.pop(); file; file = open.pop()) {
    if (!/\.(tsx?|mjs|css)$/.test(file)) continue
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(fileReference)) {
      const base = name.startsWith('.') ? resolve(dirname(file), name) : exported(name)
      const path = base && endings.map((ending) => base + ending).find(isFile)
      if (!path?.startsWith(shared + sep) || found.has(path)) continue
      found.add(path)
      open.push(path)
    }
  }
  return [...found, join(shared, 'package.json')].sort()
}

/** Every file that a package is built from: its own, and the used ones of `shared`. */
export function inputsOf(name: string): string[] {
  const own = [...filesOf(join(root, name))]
  return [...new Set([...own, ...usedOfShared(own)])]
}

/**
 * Ten hex digits that change with every possible input of a package's build; then it is built again. Its output decides
 * whether that is another build (`build-id.ts`).
 */
export function inputsHash(name: string, lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) {
  const hash = createHash('sha256')
  for (const file of inputsOf(name)) hash.update(inProject(file)).update(readFileSync(file))
  hash.update(lockFor(name, lock))
  hash.update(readFileSync(join(root, 'tsconfig.base.json')))
  return hash.digest('hex').slice(0, 10)
}
