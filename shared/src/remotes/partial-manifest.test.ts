import { describe, expect, it } from 'vitest'
import type { RemoteManifest } from './manifest'
import { partialManifestOf } from './partial-manifest'

const file = (name: string) => [name, { bytes: 1, integrity: `sha384 of ${name}` }] as const
const names = ['entry.js', 'start.js', 'home.js', 'home.css', 'dialog.js', 'list.js', 'server.js']
const document: RemoteManifest = {
  name: 'media',
  version: '1.4.0',
  build: 'aaa',
  global: 'plaza_media_aaa',
  needs: {},
  wants: {},
  routes: { home: { path: '/home' }, list: { path: '/list/:id', showFooter: true } },
  entry: 'entry.js',
  files: Object.fromEntries(names.map(file)),
  preload: { home: ['start.js', 'home.js', 'home.css'], list: ['start.js', 'list.js'] },
  later: { home: ['dialog.js'], list: [] },
  start: ['start.js'],
  server: { file: 'server.js', routes: ['home', 'list'] },
}
const { later: _, ...before } = document

describe('a document in brief', () => {
  it.each<[what: string, RemoteManifest, pages: string[], enough: string[] | undefined, files: string[]]>([
    ['of another page: its addresses alone', document, [], undefined, []],
    ['of a page: its files, and those that it may ask for', document, ['home'], ['home'], names.slice(0, 5)],
    ['of all pages: all that a browser runs', document, ['home', 'list'], ['home', 'list'], names.slice(0, 6)],
    ['of a page that has no file of its own: all', document, ['gone'], ['home', 'list'], names.slice(0, 6)],
    ['of a release from before that does not say: all', before, ['home'], ['home', 'list'], names.slice(0, 6)],
  ])('%s', (_, of, pages, enough, files) => {
    const { routes, run } = partialManifestOf(of, pages)
    expect(routes).toEqual(document.routes)
    expect(run?.pages).toEqual(enough)
    expect(Object.keys(run?.files ?? {}).toSorted()).toEqual(files.toSorted())
    for (const [name, hash] of Object.entries(run?.files ?? {})) expect(hash).toBe(document.files[name]?.integrity)
  })
})
