import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placeHost, placeRelease, placeUpload } from './place'

let base: string
let build: string
let releases: string
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'plaza-place-'))
  build = join(base, 'build')
  releases = join(base, 'releases')
  mkdirSync(build)
})
afterEach(() => rmSync(base, { recursive: true }))

const write = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(build, name), text)
}
const filesIn = (folder: string) => readdirSync(folder).sort()
const read = (...path: string[]) => readFileSync(join(releases, ...path), 'utf8')

describe('a release', () => {
  const folder = () => join(releases, 'media', '1.0.0-aaa')
  const names = ['remote.json', 'a.js']
  beforeEach(() => write({ 'remote.json': '{}', 'a.js': 'a', 'a.js.br': 'br', 'other.js': 'x' }))

  it('gets its files and their compressed copies, and nothing else', async () => {
    await placeRelease(build, folder(), names)
    expect(filesIn(folder())).toEqual(['a.js', 'a.js.br', 'remote.json'])
    expect(filesIn(join(releases, 'media'))).toEqual(['1.0.0-aaa'])
  })

  it('that is there stays as it is', async () => {
    await placeRelease(build, folder(), names)
    write({ 'a.js': 'changed' })
    await placeRelease(build, folder(), names)
    expect(read('media', '1.0.0-aaa', 'a.js')).toBe('a')
  })

  it('is refused with a file missing, and leaves nothing behind', async () => {
    await expect(placeRelease(build, folder(), [...names, 'gone.js'])).rejects.toMatchObject({
      found: [{ code: 'P102', file: 'gone.js' }],
    })
    expect(existsSync(releases)).toBe(false)
  })

  it('that cannot be copied leaves nothing behind', async () => {
    mkdirSync(join(build, 'folder.js'))
    await expect(placeRelease(build, folder(), [...names, 'folder.js'])).rejects.toThrow()
    expect(filesIn(join(releases, 'media'))).toEqual([])
  })

  it('is placed once by two at the same time', async () => {
    await Promise.all([placeRelease(build, folder(), names), placeRelease(build, folder(), names)])
    expect(filesIn(join(releases, 'media'))).toEqual(['1.0.0-aaa'])
    expect(filesIn(folder())).toEqual(['a.js', 'a.js.br', 'remote.json'])
  })
})

describe('an upload', () => {
  it('takes the place of nothing that is there, and is that release only with the same remote.json', async () => {
    const folder = join(releases, '1.0.0-aaa')
    mkdirSync(releases)
    const placed = async (text: string) => {
      write({ 'remote.json': text })
      const made = await placeUpload(build, folder, text)
      mkdirSync(build, { recursive: true })
      return made
    }
    expect([await placed('first'), await placed('first'), await placed('other')]).toEqual([true, true, false])
    expect(read('1.0.0-aaa', 'remote.json')).toBe('first')
  })
})

describe('the host', () => {
  it('adds its files to those of earlier builds, and keeps the document of each', async () => {
    write({
      'host.json': '{"build":"one"}',
      'main.1.js': '1',
      'main.1.js.gz': 'gz',
      'main.1.css': 'c',
      'index.html': 'x',
    })
    await placeHost(build, releases)
    rmSync(join(build, 'main.1.js'))
    write({ 'host.json': '{"build":"two"}', 'main.2.js': '2' })
    await placeHost(build, releases)
    expect(filesIn(join(releases, 'host'))).toEqual([
      ...['main.1.css', 'main.1.js', 'main.1.js.gz', 'main.2.js', 'one.json', 'two.json'],
    ])
    expect(read('host', 'one.json')).toContain('one')
  })

  it('that is not built is left out', async () => {
    await placeHost(build, releases)
    expect(existsSync(releases)).toBe(false)
  })
})
