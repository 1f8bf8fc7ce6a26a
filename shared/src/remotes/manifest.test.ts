import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { releaseBase, releaseId } from './address'
import { type RemoteManifest, RemoteManifestSchema, RemoteNameSchema } from './manifest'

const file = { bytes: 10, integrity: `sha384-${'A'.repeat(64)}` }
const document: RemoteManifest = {
  name: 'media',
  version: '1.4.0',
  build: '9a0e3976be',
  global: 'plaza_media_1_4_0_9a0e3976be',
  needs: { nav: '1.0' },
  wants: { nav: '1.1' },
  routes: { article: { path: '/posts/:aid', showplayer: true }, rest: { path: '*' } },
  entry: 'entry.0123456789.js',
  files: { 'entry.0123456789.js': file, '0f.js': file, '0f.css': file },
  preload: { article: ['0f.js', '0f.css'] },
  later: { article: [] },
  start: ['0f.js'],
}
const said = (over: object) => {
  const { issues } = v.safeParse(RemoteManifestSchema, { ...document, ...over })
  return issues?.map((issue) => v.getDotPath(issue) ?? issue.message) ?? []
}

describe('the document of a release', () => {
  it('is valid as a build writes it', () => {
    expect(v.parse(RemoteManifestSchema, document)).toEqual(document)
  })

  it.each<[what: string, over: object, where: string]>([
    ['a name that is no folder', { name: '../media' }, 'name'],
    ['a name in capitals', { name: 'Media' }, 'name'],
    ['the name of the host', { name: 'host' }, 'name'],
    ['the name of the server', { name: 'server' }, 'name'],
    ['a name that every object has', { name: 'constructor' }, 'name'],
    ['a version without its third number', { version: '1.4' }, 'version'],
    ['a version with a path in it', { version: '1.4.0/..' }, 'version'],
    ['a build with signs', { build: '9a/0e' }, 'build'],
    ['a global that is no name', { global: 'plaza media_9a0e3976be' }, 'global'],
    ['a global that does not carry the build', { global: 'plaza_media' }, 'the global does not carry the build id'],
    ['a contract without its minor', { needs: { nav: '1' } }, 'needs.nav'],
    ['a wish without its minor', { wants: { nav: 'x' } }, 'wants.nav'],
    ['a contract of any name', { needs: { 'Nav 1': '1.0' } }, 'needs.Nav 1'],
    ['a route without an address', { routes: { article: {} } }, 'routes.article.path'],
    ['a route to elsewhere', { routes: { article: { path: 'https://x.example' } } }, 'routes.article.path'],
    ['a route by an odd id', { routes: { 'Article!': { path: '/x' } } }, 'routes.Article!'],
    ['an entry in another folder', { entry: '../entry.js' }, 'entry'],
    ['an entry that is not among its files', { entry: 'other.js' }, 'a file that it names is not among its files'],
    ['a start that is not among its files', { start: ['1a.js'] }, 'a file that it names is not among its files'],
    [
      'a page whose dialog is missing',
      { later: { article: ['1a.js'] } },
      'a file that it names is not among its files',
    ],
    [
      'a page whose file is missing',
      { preload: { article: ['1a.js'] } },
      'a file that it names is not among its files',
    ],
    ['a file that is no script and no style', { files: { ...document.files, 'a.html': file } }, 'files.a.html'],
    [
      'a file without a hash',
      { files: { ...document.files, '0f.js': { bytes: 1, integrity: '' } } },
      'files.0f.js.integrity',
    ],
    ['half a byte', { files: { ...document.files, '0f.js': { ...file, bytes: 1.5 } } }, 'files.0f.js.bytes'],
    ['what it does not know', { post: 'install' }, 'post'],
    ['no list of files', { files: undefined }, 'files'],
  ])('is refused with %s', (_, over, where) => {
    expect(said(over)).toContain(where)
  })

  it('contains its release and its address', () => {
    expect(releaseId(document)).toBe('1.4.0-9a0e3976be')
    expect(releaseBase('media', releaseId(document))).toBe('/remotes/media/1.4.0-9a0e3976be/')
  })
})

it.each([
  ['media', true],
  ['city-hall', true],
  ['m', false],
  ['-media', false],
  ['4media', false],
  ['a'.repeat(31), false],
])('"%s" is a name of a remote: %s', (name, is) => {
  expect(v.is(RemoteNameSchema, name)).toBe(is)
})
