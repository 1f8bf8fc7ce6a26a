import { DAY_MS } from '@plaza/shared/format'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../../data/database'
import {
  changeRequests,
  operators,
  operatorTokens,
  previewLinks,
  releasePreviews,
  rolloutPlans,
} from '../../data/schema/index'
import { addRelease } from '../../testing/registry-rows'
import { runJobs } from '../../testing/run-jobs'
import { openTestDatabase } from '../../testing/test-database'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await addRelease(database.db, 'media', '1.0.0-aaa')
  await database.db.insert(operators).values({ name: 'mei', role: 'releaser', passwordHash: '' })
})
afterAll(() => database.close())

const of = { remote: 'media', release: '1.0.0-aaa' }
/** A row that ended at a moment; without one, a plan that runs and a token without an end. */
const tables: Readonly<Record<string, [PgTable, days: number, row: (id: string, end: Date | null) => object]>> = {
  tokens: [
    operatorTokens,
    30,
    (id, endsAt) => ({ name: id, role: 'viewer', tokenHash: id, createdBy: 'mei', owner: 'mei', endsAt }),
  ],
  previews: [previewLinks, 30, (id, end) => ({ id, content: '7012', until: end ?? soon(), createdBy: 'mei' })],
  'release-previews': [
    releasePreviews,
    30,
    (id, end) => ({ id, ...of, path: '/', until: end ?? soon(), createdBy: 'mei' }),
  ],
  'change-requests': [
    changeRequests,
    90,
    (_, end) => ({ remote: 'media', action: 'retire', body: {}, who: 'mei', person: 'mei', endsAt: end ?? soon() }),
  ],
  'rollout-plans': [
    rolloutPlans,
    90,
    (id, endedAt) => ({
      ...{ id, ...of, scope: id, steps: [], minVisits: 1, step: 0, state: 'running', waitsFor: 'time' },
      ...{ steppedAt: soon(), startedBy: 'mei', startedAt: soon(), why: 'slowly', endedAt },
    }),
  ],
}
const soon = () => new Date(Date.now() + DAY_MS)
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

it.each(Object.entries(tables))(
  '%s stay for some time after they ended, and no longer',
  async (name, [table, days, row]) => {
    const { db } = database
    await db.insert(table).values([row('active', null), row('ended', ago(days - 1)), row('old', ago(days + 1))])
    await runJobs({ db }, new RegExp(`^expire-${name}$`))
    expect(await db.$count(table)).toBe(2)
    await runJobs({ db }, /^expire-(?!events)/)
    expect(await db.$count(table)).toBe(2)
  },
)
