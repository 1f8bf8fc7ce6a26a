import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isReleased, writeRelease } from './releases'

const provenance = { by: 'Mei', commit: 'abcdef0', clean: true, at: '2026-11-21T10:00:00.000Z' }
let releases: string
let dist: string
beforeEach(() => {
  releases = mkdtempSync(join(tmpdir(), 'plaza-releases-'))
  dist = mkdtempSync(join(tmpdir(), 'plaza-dist-'))
  for (const name of ['a.js', 'a.js.br', 'modules.json', 'mf-manifest.json', '.inputs'])
    writeFileSync(join(dist, name), name)
  put({})
})
afterEach(() => {
  for (const folder of [releases, dist]) rmSync(folder, { recursive: true })
})

const put = (more: object) =>
  writeFileSync(
    join(dist, 'remote.json'),
    JSON.stringify({ name: 'parks', version: '1.2.0', build: 'abc', files: { 'a.js': {} }, ...more }),
  )

it('copies the files that remote.json lists, their compressed copies and the build’s origin, and nothing else', () => {
  const { id, folder, made } = writeRelease(releases, dist, provenance)
  expect({ id, made }).toEqual({ id: '1.2.0-abc', made: true })
  expect(folder).toBe(join(releases, 'remotes/parks/1.2.0-abc'))
  expect(readdirSync(folder).sort()).toEqual([
    ...['a.js', 'a.js.br', 'mf-manifest.json', 'modules.json', 'provenance.json', 'remote.json'],
  ])
  expect(readdirSync(join(releases, 'remotes/parks'))).toEqual(['1.2.0-abc'])
  expect(JSON.parse(readFileSync(join(folder, 'provenance.json'), 'utf8'))).toEqual(provenance)
})

it('knows whether a build is among the releases', () => {
  expect(isReleased(releases, dist)).toBe(false)
  writeRelease(releases, dist, provenance)
  expect(isReleased(releases, dist)).toBe(true)
  put({ build: 'def' })
  expect(isReleased(releases, dist)).toBe(false)
})

it('does not change an existing release', () => {
  const { folder } = writeRelease(releases, dist, provenance)
  writeFileSync(join(dist, 'a.js'), 'other')
  expect(writeRelease(releases, dist, provenance).made).toBe(false)
  expect(readFileSync(join(folder, 'a.js'), 'utf8')).toBe('a.js')
})

it('refuses the same version and build with a different remote.json', () => {
  const { folder } = writeRelease(releases, dist, provenance)
  put({ needs: { nav: '1.0' } })
  expect(() => writeRelease(releases, dist, provenance)).toThrow('raise the version')
  expect(readFileSync(join(folder, 'remote.json'), 'utf8')).not.toContain('needs')
})

it('leaves nothing behind if it fails half-way', () => {
  rmSync(join(dist, 'a.js'))
  expect(() => writeRelease(releases, dist, provenance)).toThrow('a.js')
  expect(existsSync(join(releases, 'remotes/parks/1.2.0-abc'))).toBe(false)
  expect(readdirSync(join(releases, 'remotes/parks'))).toEqual([])
})
