import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listCalls } from '../../testing/many/calls'
import { fillLists } from '../../testing/many/fill'
import { readsOf } from '../../testing/many/plans'
import { openTestDatabase } from '../../testing/test-database'
import { startTestServer, type TestServer } from '../../testing/test-server'

const MANY = 20_000
/** Rows that the queries of a page may read, with those that filters discard. */
const MOST = 8_000
/** Calls that read more: counts of all, and words and places of which there are many. */
const more: readonly (readonly [what: RegExp, most: number])[] = [
  [/^queue of the review/, 1.6 * MANY],
  [/^queue of a department/, MANY + 2_000],
  [/^topics of guides$/, 2 * MANY + 1_000],
  [/^search /, 3 * MANY],
  [/^people to mention by/, MANY],
  [/^places/, 15_000],
  [/^advices.*: late$/, MANY],
  [/^log of a quiet department$/, MANY + 1_000],
  [/^activities nearby$/, MANY],
  [/^(deeds of the centre|teams that can be asked by name)/, MANY],
  [/^(departments|statistics|figures|teams at a position)/, 60_000],
  [/^board/, 4 * MANY],
]
/** Calls that count all rows of a table. */
const counts = /^(board|teams at a position)/
/** Tables with many rows here. */
const large =
  /^(posts|topics|follows|blocks|messages|comments|likes|queue_|reports|advices|places|contents|matrix_|search_entries|circle_|teams$|team_members|activit|volunteers|hours_|wish|service_orders|dispatches|practices|venue_bookings|team_services|certificates|practice_scans|helpers|courses|projects|project_results|newsroom_|histories)/

// Plans depend on the statistics of a server; the embedded database runs the same queries in the other tests.
describe.skipIf(inject('run').postgres === null)('of many rows', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ database: await openTestDatabase({ demo: true, patient: true }) })
    await fillLists(server.db, MANY)
  }, 240_000)
  afterAll(() => server.close())

  it('a page of each list reads few, and none from the first to the last', async () => {
    const wrong: string[] = []
    for (const { what, run } of await listCalls(server)) {
      const { next } = await run()
      for (const cursor of next ? [undefined, next] : [undefined]) {
        const reads = await readsOf(server.pool, () => run(cursor))
        expect(reads.length, what).toBeGreaterThan(0)
        const rows = reads.reduce((sum, read) => sum + read.rows, 0)
        const most = more.find(([calls]) => calls.test(what))?.[1] ?? MOST
        const scanned = reads.flatMap((read) => read.scanned).filter((table) => large.test(table))
        if (rows > most || (scanned.length > 0 && !counts.test(what)))
          wrong.push(`${what}, page ${cursor ? 2 : 1}: ${rows} rows of ${most}, from first to last: ${scanned.join()}`)
      }
    }
    expect(wrong).toEqual([])
  }, 240_000)
})
