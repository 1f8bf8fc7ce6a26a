import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../data/database'
import { releaseRules, releases } from '../data/schema/index'
import { addRelease, letRun } from '../testing/registry-rows'
import { openTestDatabase } from '../testing/test-database'
import { livePartKinds } from './part-kinds'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const card = (kind: string) => ({ id: kind, order: 1, kind, part: kind, height: 80, label: { en: kind, zh: '卡片' } })

async function describe(remote: string, release: string, kinds: readonly string[], version = '1.1') {
  await addRelease(database.db, remote, release)
  const document = JSON.stringify({ extensions: { 'page.card': { version, items: kinds.map(card) } } })
  await database.db.update(releases).set({ document }).where(eq(releases.release, release))
}

it('has the kinds of all releases that a rule names, each once, in versions that are drawn', async () => {
  await describe('parks', '1.0.0-a', ['harbour'])
  await describe('parks', '1.1.0-b', ['harbour', 'ferries'])
  await describe('parks', '1.2.0-c', ['nobody-yet'])
  await describe('boats', '2.0.0-d', ['later'], '2.0')
  await letRun(database.db, 'parks', { base: '1.0.0-a', share: '1.1.0-b' })
  await letRun(database.db, 'boats', { base: '2.0.0-d' })
  const kinds = await livePartKinds(database.db)
  expect(kinds).toEqual([
    { kind: 'ferries', label: card('ferries').label, owner: 'parks' },
    { kind: 'harbour', label: card('harbour').label, owner: 'parks' },
  ])
  await database.db.delete(releaseRules).where(eq(releaseRules.remote, 'parks'))
  expect(await livePartKinds(database.db)).toEqual([])
})
