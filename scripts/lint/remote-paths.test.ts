import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The host and the server's pages find pages by roles and extension points (docs/decisions/0542). */
const folders = ['host/src', 'server/src/html', 'server/src/rendering', 'shared/src/routes']

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path))

/** What a pattern captures in the route tables of all remotes. */
const inTables = (pattern: RegExp) =>
  new Set(
    readdirSync('.')
      .filter((name) => name.startsWith('remote-'))
      .flatMap((name) =>
        [...readFileSync(`${name}/src/routes.ts`, 'utf8').matchAll(pattern)].map(([, captured = '']) => captured),
      ),
  )

/** First path segments of the pages of all remotes, and the ids of these pages. */
const segments = inTables(/\bpath: '\/([\w-]+)/g)
const ids = inTables(/^ {2}'?([\w-]+)'?: \{/gm)

/** Pages of what the player plays and of what the outbox holds: agreed links (docs/decisions/0544). */
const agreed = {
  'host/src/pages/outbox-item.tsx': ['post-publish'],
  'host/src/pages/outbox.model.ts': ['circle', 'circle-post', 'activity'],
  'host/src/player/views/mini/mini.model.ts': ['radios', 'radio', 'audio'],
}

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '')

/** Literals that begin with a page of a remote. */
const pathsIn = (code: string): string[] =>
  [...withoutComments(code).matchAll(/['"`]\/([\w-]+)/g)]
    .map(([, segment = '']) => segment)
    .filter((segment) => segments.has(segment))

/** Ids of remotes' pages whose address or state is asked for. */
const idsIn = (code: string): string[] =>
  [...withoutComments(code).matchAll(/\b(?:to|isLive)\(\s*'([\w-]+)'/g)]
    .map(([, id = '']) => id)
    .filter((id) => ids.has(id))

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

it('finds an id of a remote’s page, and none of the host’s or of a role', () => {
  expect(idsIn("to('circle', { circle_id }); isLive(\n'mine')")).toEqual(['circle', 'mine'])
  expect(idsIn("to('not-found'); isLive('@home')")).toEqual([])
})

it('host/src names pages of remotes by id only where a link is agreed', () => {
  const named = sourcesIn('host/src').flatMap((path) => {
    const found = idsIn(readFileSync(path, 'utf8'))
    return found.length > 0 ? [[path, found]] : []
  })
  expect(Object.fromEntries(named)).toEqual(agreed)
})
