import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Environment, readEnvironment } from '../environment'
import { folderForTests } from '../testing/test-database'
import { backUp } from './backup'
import { isEmptyFolder } from './files'
import { restore } from './restore'

const NO_SERVER = 'http://127.0.0.1:1/'
const RELEASE = 'remotes/media/1.0.0-a/remote.json'

/** A machine without a database server, a bucket or a running Plaza. */
function machine(name: string): Environment {
  const [dataDir, releasesDir] = [join(base, name, 'data'), join(base, name, 'releases')]
  return { ...readEnvironment({}), dataDir, releasesDir, databaseUrl: undefined, bucket: undefined, opsToken: 'token' }
}

let base: string
let live: Environment
let target: string
beforeEach(() => {
  base = folderForTests()
  live = machine('live')
  target = join(base, 'backups')
  const files = {
    ...{ 'data/pg/PG_VERSION': '17', 'data/secret': 's'.repeat(44), 'data/uploads/image/harbour': 'picture' },
    ...{ 'data/uploads/incoming/half': 'pic', [`releases/${RELEASE}`]: '{}', 'releases/remotes/media/.half/x': '' },
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, 'live', path)), { recursive: true })
    writeFileSync(join(base, 'live', path), text)
  }
  chmodSync(join(live.dataDir, 'secret'), 0o644)
  mkdirSync(join(live.dataDir, 'pg/pg_notify'))
})

const make = (of = live, now?: Date) => backUp(of, { target, url: NO_SERVER }, now)
const modeOf = (...path: string[]) => (statSync(join(...path)).mode & 0o777).toString(8)
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))

describe('a backup', () => {
  it('has what is finished, for its owner alone', async () => {
    const { folder, manifest } = await make()
    expect(Object.keys(manifest.files)).toEqual([
      ...['keys/secret', 'pg/PG_VERSION', `releases/${RELEASE}`, 'uploads/image/harbour'],
    ])
    expect([modeOf(folder), modeOf(folder, 'keys'), modeOf(folder, 'manifest.json')]).toEqual(['700', '700', '600'])
  })

  it('that fails leaves nothing, and keeps no other from being made', async () => {
    await expect(make({ ...live, databaseUrl: 'postgresql://127.0.0.1:1/none' })).rejects.toThrow('pg_dump')
    expect(readdirSync(target)).toEqual([])
    const { folder } = await make()
    expect(readdirSync(target).map((name) => join(target, name))).toEqual([folder])
  })

  it('is made once at a time', async () => {
    const first = make()
    await expect(make(live, new Date(0))).rejects.toThrow('in use')
    await first
    expect(readdirSync(target)).toHaveLength(1)
  })
})

describe('a restore', () => {
  it('brings back the files for their owner alone, and folders that are empty', async () => {
    const { folder } = await make()
    const empty = machine('empty')
    await restore(empty, folder)
    expect(modeOf(empty.dataDir)).toBe('700')
    expect([modeOf(empty.dataDir, 'secret'), modeOf(folder, 'keys/secret')]).toEqual(['600', '644'])
    expect(readFileSync(join(empty.dataDir, 'uploads/image/harbour'), 'utf8')).toBe('picture')
    expect(readFileSync(join(empty.releasesDir, RELEASE), 'utf8')).toBe('{}')
    expect(readdirSync(join(empty.dataDir, 'pg')).sort()).toEqual(['PG_VERSION', 'pg_notify'])
  })

  it.each<[what: string, spoil: (folder: string) => void, said: string]>([
    ['another text of the same length', (at) => writeFileSync(join(at, 'uploads/image/harbour'), 'Picture'), 'changed'],
    ['a file less', (at) => rmSync(join(at, 'keys/secret')), 'keys/secret of'],
    ['a file more', (at) => writeFileSync(join(at, 'pg/postgresql.conf'), ''), 'not in its manifest'],
    ['half a manifest', (at) => appendFileSync(join(at, 'manifest.json'), '{'), 'its manifest.json cannot be read'],
    ['a manifest of something else', (at) => writeFileSync(join(at, 'manifest.json'), '{}'), 'cannot be read'],
    [
      'migrations of a newer version',
      (at) => {
        const manifest = manifestOf(at)
        const newer = { ...manifest, migrations: manifest.migrations + 1 }
        writeFileSync(join(at, 'manifest.json'), JSON.stringify(newer))
      },
      'of a newer Plaza',
    ],
  ])('is refused with %s, before it writes anything', async (_, spoil, said) => {
    const { folder } = await make()
    spoil(folder)
    const empty = machine('empty')
    await expect(restore(empty, folder)).rejects.toThrow(said)
    expect([await isEmptyFolder(empty.dataDir), await isEmptyFolder(empty.releasesDir)]).toEqual([true, true])
  })

  it('overwrites nothing', async () => {
    const { folder } = await make()
    await expect(restore(live, folder)).rejects.toThrow('a restore overwrites nothing')
  })
})
