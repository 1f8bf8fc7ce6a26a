import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fromFolder, gather, hostFiles } from './gather'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plaza-versions-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes a file of this age in days. */
function put(name: string, text: string | object, days = 0): void {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof text === 'string' ? text : JSON.stringify(text))
  const at = Date.now() / 1000 - days * 86_400
  utimesSync(file, at, at)
}
const hostOf = (build: string) => ({
  build,
  files: [`files.${build}.js`, `main.${build}.js`],
  server: { name: 's.js' },
})
const putHost = (build: string, days: number) => {
  put(`host/${build}.json`, hostOf(build), days)
  for (const name of [`main.${build}.js`, `chunk.${build}.js`]) put(`host/${name}`, name, days)
  put(`host/files.${build}.js`, `self.plazaFiles={"plaza_host":{"chunk.${build}.js":"sha384-a"}}`, days)
}
const putRelease = (id: string, days: number, more: object = {}) => {
  put(`remotes/media/${id}/remote.json`, { version: id.split('-')[0], build: id.split('-')[1] }, days)
  for (const [name, text] of Object.entries(more)) put(`remotes/media/${id}/${name}`, text)
}

it('finds every file of a host by its document and its list of hashes', () => {
  expect(
    hostFiles({ files: ['main.js', 'a.css'], server: { name: 's.js' } }, '{"x-1.js":"sha","y.css":"sha"}'),
  ).toEqual(['main.js', 'a.css', 'x-1.js', 'y.css', 's.js'])
})

it('takes kept hosts apart, newest first, each with its own files', async () => {
  putHost('one', 3)
  putHost('two', 1)
  const { hosts } = fromFolder(folder)
  expect(hosts.map(({ build }) => build)).toEqual(['two', 'one'])
  const target = join(folder, 'taken')
  mkdirSync(target)
  await hosts[1]?.source(target)
  expect(readdirSync(target).sort()).toEqual(['chunk.one.js', 'files.one.js', 'host.json', 'main.one.js'])
})

it('orders releases by when they were built, and leaves out a folder that is no release', () => {
  putRelease('1.0.0-a', 1)
  putRelease('1.1.0-b', 5, { 'provenance.json': { at: new Date().toISOString() } })
  put('remotes/media/.draft/x.js', '')
  expect(fromFolder(folder).releases).toMatchObject({ media: [{ id: '1.1.0-b' }, { id: '1.0.0-a' }] })
})

it('finds nothing where there is no folder', () => {
  expect(fromFolder(join(folder, 'none'))).toEqual({ hosts: [], releases: {} })
})

it('gathers the candidate and the two hosts before it, and three releases, each under its order', async () => {
  const candidate = join(folder, 'candidate')
  put('candidate/host.json', { build: 'four' })
  for (const [index, build] of ['one', 'two', 'three', 'four'].entries()) putHost(build, 9 - index)
  for (const [index, id] of ['1.0.0-a', '1.1.0-b', '1.2.0-c', '1.3.0-d'].entries()) putRelease(id, 9 - index)
  const target = join(folder, 'archive')
  await gather(fromFolder(folder), target, candidate)
  expect(readdirSync(join(target, 'hosts'))).toEqual(['0-four', '1-three', '2-two'])
  expect(readdirSync(join(target, 'remotes/media'))).toEqual(['0-1.3.0-d', '1-1.2.0-c', '2-1.1.0-b'])
  expect(readFileSync(join(target, 'hosts/1-three/main.three.js'), 'utf8')).toBe('main.three.js')
})
