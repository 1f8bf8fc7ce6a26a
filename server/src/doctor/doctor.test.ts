import { chmodSync, existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkSettings } from '../check-settings'
import { readEnvironment } from '../environment'
import { folderForTests } from '../testing/test-database'
import { checkMachine } from './machine'

const production = {
  HOST: '0.0.0.0',
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://127.0.0.1:1/none',
  PLAZA_ORIGIN: 'https://plaza.example',
  PLAZA_TRUST_PROXY: '1',
  PLAZA_SMS: 'none',
  PLAZA_WECHAT: 'none',
  PLAZA_PAYOUTS: 'none',
  PLAZA_DEMO: '0',
  PLAZA_SECRET: 's'.repeat(44),
  PLAZA_IDENTITY_KEY: 'i'.repeat(44),
  PLAZA_REGISTRY_KEY: 'a key',
}
const unsafeIn = (variables: Record<string, string | undefined>) =>
  checkSettings(readEnvironment(variables), variables)
    .filter(({ level }) => level === 'unsafe')
    .map(({ text }) => text.split(/[ :=]/)[0])

it('finds nothing unsafe in the settings of a production', () => expect(unsafeIn(production)).toEqual([]))

it.each<[change: Record<string, string | undefined>, name: string]>([
  [{ PLAZA_SMS: 'inbox' }, 'PLAZA_SMS'],
  [{ PLAZA_WECHAT: 'embedded' }, 'PLAZA_WECHAT'],
  [{ PLAZA_PAYOUTS: 'embedded' }, 'PLAZA_PAYOUTS'],
  [{ PLAZA_REAL_NAMES: 'embedded' }, 'PLAZA_REAL_NAMES'],
  [{ PLAZA_DEMO: '1' }, 'PLAZA_DEMO'],
  [{ PLAZA_ORIGIN: 'request' }, 'PLAZA_ORIGIN'],
  [{ PLAZA_ORIGIN: 'http://plaza.example' }, 'PLAZA_ORIGIN'],
  [{ NODE_ENV: undefined }, 'NODE_ENV'],
  [{ PLAZA_SECRET: 'short' }, 'PLAZA_SECRET,'],
  [{ PLAZA_TRUST_PROXY: undefined }, 'PLAZA_TRUST_PROXY'],
  [{ PLAZA_IDENTITY_KEY: undefined }, 'PLAZA_IDENTITY_KEY'],
])('with %j it names %s', (change, name) => expect(unsafeIn({ ...production, ...change })).toEqual([name]))

it('calls nothing unsafe on a machine that nobody else reaches', () => expect(unsafeIn({})).toEqual([]))

/** A machine without a database server. */
function machine() {
  const base = folderForTests()
  const { DATABASE_URL: _, ...variables } = production
  const environment = readEnvironment({
    ...variables,
    PLAZA_DATA: join(base, 'data'),
    PLAZA_RELEASES: join(base, 'releases'),
  })
  return { environment, backups: join(base, 'backups') }
}

type Machine = ReturnType<typeof machine>
const unsafeOn = async ({ environment, backups }: Machine, now?: number) =>
  (await checkMachine(environment, backups, now))
    .filter(({ level, text }) => level === 'unsafe' && !/^This is root|^The disk of/.test(text))
    .map(({ text }) => text)

function makeBackup({ backups }: Machine, hoursOld: number): void {
  const manifest = join(backups, 'plaza-20261128T031500Z', 'manifest.json')
  mkdirSync(join(manifest, '..'), { recursive: true })
  writeFileSync(manifest, '{}')
  const at = Date.now() / 1_000 - hoursOld * 3_600
  utimesSync(manifest, at, at)
}

it('finds a machine with a fresh backup in order, and creates its folders for their owner alone', async () => {
  const sound = machine()
  makeBackup(sound, 20)
  expect(await unsafeOn(sound)).toEqual([])
  expect(existsSync(sound.environment.releasesDir)).toBe(true)
})

it('names open folders, old or missing backups and a database that does not answer', async () => {
  const one = machine()
  expect(await unsafeOn(one)).toEqual([`There is no backup in ${one.backups}.`])
  makeBackup(one, 30)
  expect(await unsafeOn(one)).toEqual([`The newest backup in ${one.backups} is 30 hours old.`])
  rmSync(one.backups, { recursive: true })
  makeBackup(one, 1)
  chmodSync(one.environment.dataDir, 0o755)
  expect(await unsafeOn(one)).toEqual([expect.stringContaining('readable by others')])
  chmodSync(one.environment.dataDir, 0o700)
  const environment = { ...one.environment, databaseUrl: 'postgresql://127.0.0.1:1/none' }
  expect(await unsafeOn({ ...one, environment })).toEqual([expect.stringContaining('The database does not answer')])
})
