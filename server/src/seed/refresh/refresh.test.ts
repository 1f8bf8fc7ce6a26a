import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, OpenDatabase } from '../../data/database'
import {
  activities,
  activityJoins,
  adviceSteps,
  advices,
  comments,
  contents,
  posts,
  queueItems,
  serviceOrderSteps,
  serviceOrders,
  venueBookings,
  wishes,
} from '../../data/schema/index'
import { readEnvironment } from '../../environment'
import { openTestDatabase } from '../../testing/test-database'
import { adviceRows, adviceStepRows, decidedItemRows } from '../advices'
import { contentRows } from '../contents'
import { demoAt } from '../demo/read'
import { hoursAfter } from '../moments'
import { activityRows } from '../practice'
import { refreshDemo, seedDemo } from '../seed'

const { demoDir } = readEnvironment({})
const demo = demoAt(demoDir)
const seeded = new Date('2026-11-23T22:40:00+08:00')
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDemo(database.db, demoDir, seeded)
})
afterAll(() => database.close())

/** Rolls back all changes of the test. */
async function trial(work: (db: Database) => Promise<void>): Promise<void> {
  const undone = new Error('undone')
  const trying = database.db.transaction(async (tx) => {
    await work(tx as unknown as Database)
    throw undone
  })
  await expect(trying).rejects.toBe(undone)
}

const publishedAt = async (db: Database) =>
  new Map((await db.select().from(contents)).map((row) => [row.id, row.publishedAt.getTime()]))
const startsAt = async (db: Database) =>
  new Map((await db.select().from(activities)).map((row) => [row.id, row.startsAt.getTime()]))
const expected = (now: Date) => new Map(contentRows(demo, now).map((row) => [row.id, row.publishedAt.getTime()]))
const expectedStarts = (now: Date) => new Map(activityRows(demo, now).map((row) => [row.id, row.startsAt.getTime()]))

const comment = { target: 'content' as const, targetId: '3001', userId: '502', content: 'x', district: '' }

const deedTimes = {
  wishes: 'created_at, claimed_at, due_at, finished_at',
  wish_claims: 'claimed_at, ended_at',
  service_orders: 'wanted_at, created_at, scored_at',
  service_order_steps: 'event, at',
  dispatches: 'asked_at, answered_at',
  practices: 'created_at',
}

describe('a demo that is looked at later', () => {
  it.each([1, 9.4, 34, 4 * 24 + 3])('stands as if it was seeded then, %d hours on', (hours) =>
    trial(async (db) => {
      const now = hoursAfter(seeded, hours)
      await refreshDemo(db, demoDir, now)
      expect(await publishedAt(db)).toEqual(expected(now))
      expect(await startsAt(db)).toEqual(expectedStarts(now))
      const [fireworks] = contentRows(demo, now).filter(({ id }) => id === '3008')
      const { rows } = await db.execute(sql`select title, summary, body from contents where id = '3008'`)
      expect(rows[0]).toEqual({ title: fireworks?.title, summary: fireworks?.summary, body: fireworks?.body })
      const late = await db.execute(sql`select c.id from comments c join contents a on a.id = c.target_id
      where c.target = 'content' and (c.created_at < a.published_at or c.created_at > ${now.toISOString()})`)
      expect(late.rows).toEqual([])
    }),
  )

  it.each([34, 20 * 24, 75 * 24])('has letters that stand as if they were written for then, %d hours on', (hours) =>
    trial(async (db) => {
      const now = hoursAfter(seeded, hours)
      await refreshDemo(db, demoDir, now)
      const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))
      const letters = byId(await db.select().from(advices))
      const wanted = adviceRows(demo, now)
      expect(wanted).toHaveLength(demo.advices.length)
      for (const { images: _, tokens: __, ...row } of wanted) expect(letters.get(row.id)).toMatchObject(row)
      expect(byId(await db.select().from(adviceSteps))).toEqual(byId(adviceStepRows(demo, now)))
      const items = await db.select().from(queueItems).where(eq(queueItems.queue, 'departments'))
      const decided = items.filter(({ state }) => state === 'decided')
      const asDecided = ({ subjectId, decision, reason, decidedAt }: Partial<(typeof items)[number]>) =>
        [subjectId, decision, reason, decidedAt?.getTime()].join()
      expect(decided.map(asDecided).sort()).toEqual(decidedItemRows(demo, now).map(asDecided).sort())
      const open = ['received', 'assigned', 'reopened', 'asked']
      const waiting = items.filter(({ state }) => state === 'waiting')
      expect(waiting.map(({ subjectId }) => subjectId).sort()).toEqual(
        wanted
          .filter(({ state }) => open.includes(state))
          .map(({ id }) => id)
          .sort(),
      )
      for (const { subjectId, cause, sortAt, departmentId } of waiting) {
        const letter = letters.get(subjectId)
        expect(departmentId).toBe(letter?.departmentId)
        if (cause !== 'asked') expect(sortAt).toEqual(letter?.dueAt)
      }
      const counted = await db.execute(sql`select sum(received)::int as n from advice_counts where received > 0`)
      expect(counted.rows).toEqual([{ n: demo.advices.length }])
    }),
  )

  it('keeps a letter where it is once somebody did something about it', () =>
    trial(async (db) => {
      const step = { id: 'x', adviceId: '50003', step: 'supplied' as const, departmentId: '751' }
      await db.insert(adviceSteps).values(step)
      const dueOf = async (id: string) => (await db.select().from(advices).where(eq(advices.id, id)))[0]?.dueAt
      const [kept, moved] = [await dueOf('50003'), await dueOf('50030')]
      await refreshDemo(db, demoDir, hoursAfter(seeded, 20 * 24))
      expect(await dueOf('50003')).toEqual(kept)
      expect(await dueOf('50030')).not.toEqual(moved)
    }))

  it('keeps its stories where they are once somebody wrote below one, and goes on with its activities', () =>
    trial(async (db) => {
      const now = hoursAfter(seeded, 4 * 24)
      await db.insert(comments).values({ ...comment, id: 'mine', createdAt: hoursAfter(seeded, 1) })
      await refreshDemo(db, demoDir, now)
      expect(await publishedAt(db)).toEqual(expected(seeded))
      expect(await startsAt(db)).toEqual(expectedStarts(now))
    }))

  it('keeps its stories where they are once somebody wrote a post', () =>
    trial(async (db) => {
      await db.insert(posts).values({ id: 'mine', circleId: '61', userId: '502', content: 'x' })
      await refreshDemo(db, demoDir, hoursAfter(seeded, 40))
      expect(await publishedAt(db)).toEqual(expected(seeded))
    }))

  it('moves bookings that are past, as they were, but none that somebody cancelled', () =>
    trial(async (db) => {
      const now = hoursAfter(seeded, 9 * 24)
      await db.execute(sql`update venue_bookings set state = 'over' where id = '98902'`)
      await db.execute(sql`update venue_bookings set state = 'cancelled' where id = '98901'`)
      await refreshDemo(db, demoDir, now)
      const of = async (id: string) => (await db.select().from(venueBookings).where(eq(venueBookings.id, id)))[0]
      expect((await of('98902'))?.state).toBe('accepted')
      expect((await of('98902'))?.startsAt.getTime()).toBeGreaterThan(now.getTime())
      expect((await of('98901'))?.startsAt.getTime()).toBeLessThan(now.getTime())
    }))

  it.each([34, 20 * 24])('has wishes, orders and shows that stand as if they were of then, %d hours on', (hours) =>
    trial(async (db) => {
      const now = hoursAfter(seeded, hours)
      await refreshDemo(db, demoDir, now)
      const fresh = await openTestDatabase()
      await seedDemo(fresh.db, demoDir, now)
      for (const [table, columns] of Object.entries(deedTimes)) {
        const read = sql`select id, ${sql.raw(columns)} from ${sql.identifier(table)} order by id`
        const [moved, seededThen] = [await db.execute(read), await fresh.db.execute(read)]
        expect(moved.rows.length, table).toBeGreaterThan(0)
        expect(moved.rows).toEqual(seededThen.rows)
      }
      await fresh.close()
      const impossible = await db.execute(sql`
        select id from wishes where created_at > ${now.toISOString()} or claimed_at < created_at or finished_at < claimed_at
        union select c.id from wish_claims c join wishes w on w.id = c.wish_id where c.claimed_at < w.created_at or c.ended_at < c.claimed_at
        union select s.id from service_order_steps s join service_orders o on o.id = s.order_id where s.at < o.created_at or s.at > ${now.toISOString()}`)
      expect(impossible.rows).toEqual([])
    }),
  )

  it('moves no wish and no order with which somebody did something', () =>
    trial(async (db) => {
      await db.execute(sql`insert into wish_claims (id, wish_id, user_id) values ('mine', '73001', '502')`)
      await db.execute(sql`update wishes set state = 'claimed', claimant_id = '502' where id = '73001'`)
      const [order] = await db.select().from(serviceOrders).orderBy(serviceOrders.id).limit(1)
      const orderId = order?.id ?? ''
      await db.insert(serviceOrderSteps).values({ id: 'mine', orderId, event: 'cancelled' })
      const read = async () => ({
        wish: (await db.select().from(wishes).where(eq(wishes.id, '73001')))[0]?.createdAt,
        order: (await db.select().from(serviceOrders).where(eq(serviceOrders.id, orderId)))[0]?.createdAt,
      })
      const before = await read()
      await refreshDemo(db, demoDir, hoursAfter(seeded, 20 * 24))
      expect(await read()).toEqual(before)
    }))

  it('claims a wish only by volunteers, and by managers of a team', async () => {
    const { rows } = await database.db.execute(sql`
      select c.id from wish_claims c where not exists (select 1 from volunteers v where v.user_id = c.user_id and v.state = 'active')
        and not exists (select 1 from team_members m where m.user_id = c.user_id and m.state = 'manager')`)
    expect(rows).toEqual([])
  })

  it('moves the lines of its chats even then, and a line of a person keeps nothing else where it is', () =>
    trial(async (db) => {
      const now = hoursAfter(seeded, 40)
      const line = { ...comment, target: 'channel' as const, targetId: '805', createdAt: hoursAfter(seeded, 1) }
      await db.insert(comments).values({ ...line, id: 'said' })
      await refreshDemo(db, demoDir, now)
      expect(await publishedAt(db)).toEqual(expected(now))
      await db.insert(comments).values({ ...comment, id: 'mine', createdAt: now })
      const later = hoursAfter(now, 30)
      await refreshDemo(db, demoDir, later)
      expect(await publishedAt(db)).toEqual(expected(now))
      const old = await db.execute(sql`select id from comments where target = 'channel' and id <> 'said'
        and created_at < ${hoursAfter(later, -24).toISOString()}`)
      expect(old.rows).toEqual([])
    }))

  it('does not move an activity that somebody joined', () =>
    trial(async (db) => {
      const later = hoursAfter(seeded, 8 * 24)
      await db
        .insert(activityJoins)
        .values({ activityId: '40004', userId: '502', state: 'joined', joinedAt: hoursAfter(seeded, 1) })
      await refreshDemo(db, demoDir, later)
      const starts = await startsAt(db)
      expect(starts.get('40004')).toBe(expectedStarts(seeded).get('40004'))
      expect(starts.get('40001')).toBe(expectedStarts(later).get('40001'))
    }))
})

describe('a database that an older version seeded', () => {
  const snapshot = async (db: Database) => {
    const { rows } = await db.execute(sql`
      select id, title, url, seconds, voice_url, track_count, hidden,
        (select jsonb_array_length(cues) from transcripts t where t.content_id = c.id) as cues,
        (select count(*)::int from recordings r where r.content_id = c.id) as recordings
      from contents c where type in (1, 2, 3) order by id`)
    const chats = await db.execute(sql`select id, content from comments where target = 'channel' order by id`)
    return { contents: rows, chats: chats.rows }
  }
  const makeOld = async (db: Database) => {
    await db.execute(sql`update settings set value = jsonb_set(value, '{version}', '1') where key = 'seed'`)
    await db.execute(sql`delete from recordings`)
    await db.execute(sql`delete from transcripts where content_id in ('11002', '3002')`)
    await db.execute(
      sql`update contents set url = '/media/tracks/11002.mp3', title = 'Old', seconds = 900 where id = '11002'`,
    )
    await db.execute(sql`delete from contents where id = '11003'`)
    await db.execute(sql`update contents set voice_url = null, voice_seconds = null where id = '3002'`)
    await db.execute(sql`update contents set track_count = 3 where id = '2001'`)
    await db.execute(sql`delete from comments where target = 'channel' and id > '32000'`)
    await db.execute(sql`update comments set content = 'Old' where id = '30936'`)
  }

  it('gets the sounds, words and lines that it lacks, and hides tracks whose sound is no more', () =>
    trial(async (db) => {
      const fresh = await snapshot(db)
      await makeOld(db)
      await db.execute(sql`insert into contents (id, type, title, url, album_id, published_at, updated_at)
        values ('11099', 1, 'Gone', '/media/tracks/11099.mp3', '2001', now(), now())`)
      await refreshDemo(db, demoDir, seeded)
      const { rows } = await db.execute(sql`select hidden from contents where id = '11099'`)
      expect(rows).toEqual([{ hidden: 1 }])
      await db.execute(sql`delete from contents where id = '11099'`)
      expect(await snapshot(db)).toEqual(fresh)
    }))

  it('gets them once: what an editor changes or deletes later stays so', () =>
    trial(async (db) => {
      await makeOld(db)
      const own = '/media/uploads/own.mp3'
      await db.execute(sql`update contents set url = ${own} where id = '11001'`)
      await refreshDemo(db, demoDir, seeded)
      await db.execute(sql`delete from contents where id = '11003'`)
      await refreshDemo(db, demoDir, hoursAfter(seeded, 1))
      const { rows } = await db.execute(sql`select id, url from contents where id in ('11001', '11003')`)
      expect(rows).toEqual([{ id: '11001', url: own }])
    }))
})
