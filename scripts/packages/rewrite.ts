import { existsSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from '../lib/project.mjs'
import { outsideName, type PackedPackage, packedPackages } from './layout'

/** A file of the workspace in a package. */
export interface PackedFile {
  owner: PackedPackage
  /** Path in the package, of a compiled file with its new ending. */
  path: string
}

const compiledName = (path: string) => path.replace(/(?<!\.d)\.tsx?$/, '.js')

/** The package that contains a file of the workspace. */
export function packedFile(source: string): PackedFile | null {
  for (const owner of packedPackages)
    for (const { from, to, without = [] } of owner.folders) {
      if (!source.startsWith(`${from}/`)) continue
      if (without.some((path) => source === path || source.startsWith(`${path}/`))) continue
      return { owner, path: compiledName(posix.join(to, posix.relative(from, source))) }
    }
  return null
}

const endings = ['', '.ts', '.tsx', '.d.ts', '/index.ts']
const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/** The name by which a packed file imports what its source imports by `name`. */
function importName(source: string, { owner, path }: PackedFile, name: string): string {
  if (name.startsWith('@plaza/shared/')) return outsideName(name)
  if (!name.startsWith('.')) return name
  const base = posix.join(dirname(source), name)
  const target = endings.map((ending) => base + ending).find((file) => isFile(join(root, file)))
  if (!target) return name
  const there = packedFile(target)
  if (!there) throw new Error(`${source} imports ${target}, which no package contains.`)
  if (there.owner !== owner) return `${there.owner.name}/${there.path}`
  const inside = posix.relative(posix.dirname(path), there.path)
  return inside.startsWith('.') ? inside : `./${inside}`
}

const specifier = /(\bfrom\s*|\bimport\s*\(?\s*|\bdeclare module\s*)(["'])((?:\.|@plaza\/shared\/)[^"'\n]*)\2/g

/** The text of a packed file, with the names that its imports have there. */
export const rewriteImports = (source: string, file: PackedFile, text: string): string =>
  text.replace(specifier, (_, before, quote, name) => `${before}${quote}${importName(source, file, name)}${quote}`)
