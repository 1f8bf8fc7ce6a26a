import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import type { CheckContext } from '../../server/src/registry/check/index'
import { contracts } from '../../shared/src/host/api'
import { root } from '../lib/project.mjs'
import { placeholdersOf, refusalOf, writeRemote } from './create-remote'

const others = [{ name: 'media', release: '1.0.0-abc', routes: { article: { path: '/posts/:aid' } } }]
const world: CheckContext = { offered: contracts, releases: [], others, unknown: ['account'] }

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

it.each([
  ['parks', undefined],
  ['city-walk', undefined],
  ['Parks', 'small letters'],
  ['p', '2 to 30'],
  ['1st', 'begins with a letter'],
  ['../etc', 'small letters'],
  ['city--walk', 'joins nothing'],
  ['city-', 'joins nothing'],
  ['host', 'word of ours'],
  ['all', 'word of ours'],
  ['server', 'word of ours'],
  ['constructor', 'word of ours'],
  ['media', 'a remote media already'],
  ['posts', 'article /posts/:aid of media'],
  ['auth', 'auth /auth of the host'],
  ['ops', 'of the server'],
])('a remote of the name %s: %s', (name, why) => {
  const said = refusalOf(name, { remotes: ['media', 'practice'], world })
  if (why === undefined) expect(said).toBeUndefined()
  else expect(said).toContain(why)
})

it('derives the names for its pages and its title', () => {
  expect(Object.values(placeholdersOf('city-walk'))).toEqual(['city-walk', 'CityWalk', 'City walk'])
})

it('is written with its name in every file, and never overwrites another', () => {
  const parent = mkdtempSync(join(tmpdir(), 'plaza-created-'))
  folders.push(parent)
  const folder = join(parent, 'remote-city-walk')
  writeRemote(join(root, 'scripts/template-remote'), folder, 'city-walk')
  const page = join(folder, 'src/features/overview/city-walk-overview.page.tsx')
  expect(readFileSync(page, 'utf8')).toContain('function CityWalkOverviewPage()')
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name).toBe('@plaza/remote-city-walk')
  expect(existsSync(page.replace('city-walk-overview', 'name-of-remote-overview'))).toBe(false)
  expect(() => writeRemote(join(root, 'scripts/template-remote'), folder, 'city-walk')).toThrow('there already')
})
