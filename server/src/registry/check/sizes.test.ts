import { expect, it } from 'vitest'
import type { ReleaseBundle } from './release'
import { budgets, sentBytes, sizeFindings } from './sizes'

const KB = 1024
/** A release by the bytes of its files; `home` is its page. */
function releaseOf(sizes: Record<string, number>): ReleaseBundle {
  const files = Object.fromEntries(Object.keys(sizes).map((name) => [name, { bytes: 0, integrity: '' }]))
  const home = Object.keys(files).filter((name) => name.startsWith('home'))
  const document = { entry: 'entry.js', preload: { home }, files, server: { file: 'server.js' } }
  return { document, size: (name: string) => sizes[name] ?? 0 } as unknown as ReleaseBundle
}
const codesOf = (sizes: Record<string, number>) => sizeFindings(releaseOf(sizes)).map(({ code }) => code)

it('counts what browsers are sent: of a page its code, and of a release not what the server runs', () => {
  const sizes = { 'entry.js': 10, 'home.js': 20, 'home.css': 40, 'later.js': 80, 'server.js': 160 }
  expect(sentBytes(releaseOf(sizes))).toEqual({ entry: 10, pages: [['home', 20]], all: 150 })
})

it.each<[what: string, sizes: Record<string, number>, codes: string[]]>([
  ['all at the budget', { 'entry.js': 7 * KB, 'home.js': 36.5 * KB, 'a.js': 558 * KB, 'server.js': 900 * KB }, []],
  ['an entry above it', { 'entry.js': 7 * KB + 1 }, ['P201']],
  ['a page above it', { 'home.js': 36.5 * KB + 1 }, ['P202']],
  ['a page whose styles are large', { 'home.js': 36.5 * KB, 'home.css': 36.5 * KB }, []],
  ['a release above it', { 'a.js': 640 * KB + 1 }, ['P203']],
])('finds %s', (_, sizes, codes) => expect(codesOf(sizes)).toEqual(codes))

it('says how large and how large it may be', () => {
  const [finding] = sizeFindings(releaseOf({ 'entry.js': budgets.entry + 512 }))
  expect(finding).toMatchObject({ file: 'entry.js', words: '7.5 KB of 7.0 KB' })
})
