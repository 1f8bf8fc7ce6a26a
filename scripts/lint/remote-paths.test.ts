import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The host and the server's pages find pages by roles and extension points (docs/decisions/0542). */
const folders = ['host/src', 'server/src/html', 'server/src/rendering', 'shared/src/routes']

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path))

/** First path segments of the pages of all remotes. */
const segments = new Set(
  readdirSync('.')
    .filter((name) => name.startsWith('remote-'))
    .flatMap((name) =>
      [...readFileSync(`${name}/src/routes.ts`, 'utf8').matchAll(/\bpath: '\/([\w-]+)/g)].map(
        ([, segment = '']) => segment,
      ),
    ),
)

/** Literals that begin with a page of a remote. */
const pathsIn = (code: string): string[] =>
  [...code.replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '').matchAll(/['"`]\/([\w-]+)/g)]
    .map(([, segment = '']) => segment)
    .filter((segment) => segments.has(segment))

it('finds an address of a remote, and none in a comment', () => {
  expect(pathsIn("const a = '/mine'; const b = `/posts/7`; navigate('/not-found')")).toEqual(['mine', 'posts'])
  expect(pathsIn('/** Goes to `/mine`. */')).toEqual([])
})

it.each(folders)('%s names no page of a remote by its path', (folder) => {
  const named = sourcesIn(folder).flatMap((path) =>
    pathsIn(readFileSync(path, 'utf8')).map((segment) => `${path}: /${segment}`),
  )
  expect(named).toEqual([])
})
