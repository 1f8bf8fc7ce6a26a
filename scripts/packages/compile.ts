import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { browsers } from '../../shared/build/browsers'
import { rspack } from '../../shared/build/bundler'
import { root } from '../lib/project.mjs'
import type { PackedPackage } from './layout'
import { packedFile, rewriteImports } from './rewrite'

const left = /\.test\.tsx?$|(^|\/)(node_modules|dist)(\/|$)/

function* sourcesOf({ folders }: PackedPackage): Generator<string> {
  for (const { from } of folders)
    for (const entry of readdirSync(join(root, from), { recursive: true, withFileTypes: true })) {
      const path = posix.join(from, entry.parentPath.slice(join(root, from).length), entry.name)
      if (entry.isFile() && !left.test(path) && packedFile(path)) yield path
    }
}

/** Browsers run the code of a package as it is, except in the bundler's own files, which Node runs. */
async function compile(source: string, text: string): Promise<string> {
  const isForNode = source.startsWith('shared/build/') || source.startsWith('scripts/')
  const { code } = await rspack.experiments.swc.transform(text, {
    filename: source,
    sourceMaps: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: source.endsWith('.tsx') },
      ...(isForNode ? { target: 'es2022' as const } : {}),
      transform: { react: { runtime: 'automatic', development: false } },
    },
    ...(isForNode ? {} : { env: { targets: browsers } }),
    module: { type: 'es6' },
  })
  return code
}

/** Where the compiler has written the types of a source file. */
function typesOf(source: string): string | null {
  const path = source.replace(/\.tsx?$/, '.d.ts')
  const caches = ['shared', 'shared/build', 'scripts/packages/outside']
  const files = caches.map((project) => join(root, project, 'node_modules/.cache/types', path))
  return files.find(existsSync) ?? null
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Writes the compiled files of a package with their types. The types must have been compiled. */
export async function compilePackage(pack: PackedPackage, folder: string): Promise<void> {
  for (const source of sourcesOf(pack)) {
    const file = packedFile(source)
    if (file?.owner !== pack) continue
    const [from, to] = [join(root, source), join(folder, file.path)]
    if (!/\.(?:tsx?|mjs|cjs)$/.test(source) || source.endsWith('.d.ts')) {
      mkdirSync(dirname(to), { recursive: true })
      copyFileSync(from, to)
      continue
    }
    const text = readFileSync(from, 'utf8')
    const isCompiled = /\.tsx?$/.test(source)
    write(to, rewriteImports(source, file, isCompiled ? await compile(source, text) : text))
    const types = isCompiled && typesOf(source)
    if (types) write(to.replace(/\.js$/, '.d.ts'), rewriteImports(source, file, readFileSync(types, 'utf8')))
  }
}
