import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnvironment } from '../environment'
import { folderForTests } from '../testing/test-database'
import { type OpenDatabase, openDatabase } from './database'
import { migrateDatabase } from './migrate'

const { migrationsDir } = readEnvironment({})
/** The last migration before uploads knew whether they are published. */
const LAST_OLD = '0019_upload_bytes_by_statement'
const UPLOADS = '/media/uploads/'

/** Migrations up to one of them, as an older release had them. */
function migrationsUpTo(tag: string): string {
  const folder = join(folderForTests(), 'migrations')
  cpSync(migrationsDir, folder, { recursive: true })
  const journalFile = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { tag: string }[] }
  const last = journal.entries.findIndex((entry) => entry.tag === tag)
  expect(last, `${tag} is a migration`).toBeGreaterThan(0)
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
  return folder
}

const upload = (key: string) =>
  sql`insert into uploads (key, user_id, kind, mime, bytes, expires_at) values (${key}, 'writer', 'image', 'image/webp', 9, now())`
const post = (id: string, state: string, deleted = false) =>
  sql`insert into posts (id, circle_id, user_id, content, images, state, deleted_at)
    values (${id}, 'circle', 'writer', 'Words', ${JSON.stringify([{ url: `${UPLOADS}${id}.webp` }])}, ${state}, ${deleted ? sql`now()` : null})`
const publication = (id: string, state: string) =>
  sql`insert into publications (id, user_id, title, content, images, video, category_id, state, publish_key)
    values (${id}, 'writer', 'Title', 'Words', ${JSON.stringify([`${id}.webp`])}, ${JSON.stringify({ key: `${id}.mp4`, poster: `${id}-poster.webp` })}, 'city', ${state}, ${id})`

let database: OpenDatabase
beforeAll(async () => {
  database = await openDatabase({ inThread: null }, migrationsUpTo(LAST_OLD), () => undefined)
  const { db } = database
  await db.execute(
    sql`insert into users (id, nickname, avatar) values ('writer', 'Writer', ${`${UPLOADS}avatar.webp`})`,
  )
  await db.execute(sql`insert into circles (id, name, image) values ('circle', 'Circle', '/media/circle.webp')`)
  const files = ['post-shown', 'post-held', 'post-deleted', 'piece-shown', 'piece-held', 'unused', 'avatar']
  for (const name of files) await db.execute(upload(`${name}.webp`))
  for (const piece of ['piece-shown', 'piece-held'])
    for (const key of [`${piece}.mp4`, `${piece}-poster.webp`]) await db.execute(upload(key))
  await db.execute(post('post-shown', 'shown'))
  await db.execute(post('post-held', 'pending'))
  await db.execute(post('post-deleted', 'shown', true))
  await db.execute(publication('piece-shown', 'shown'))
  await db.execute(publication('piece-held', 'pending'))
  await migrateDatabase(database.pool, migrationsDir)
})
afterAll(() => database.close())

const keysOf = async (query: ReturnType<typeof sql>) =>
  (await database.db.execute<{ key: string }>(query)).rows.map(({ key }) => key)

it('publishes the old uploads that everybody may see, and no others', async () => {
  expect(await keysOf(sql`select key from uploads where published_at is not null order by key`)).toEqual([
    'avatar.webp',
    'piece-shown-poster.webp',
    'piece-shown.mp4',
    'piece-shown.webp',
    'post-shown.webp',
  ])
  expect(await keysOf(sql`select key from uploads where published_at is null order by key`)).toEqual([
    'piece-held-poster.webp',
    'piece-held.mp4',
    'piece-held.webp',
    'post-deleted.webp',
    'post-held.webp',
    'unused.webp',
  ])
})

it('puts what already waited for a review into its queue', async () => {
  expect(await keysOf(sql`select kind || ' ' || subject_id as key from queue_items order by 1`)).toEqual([
    'piece piece-held',
    'post post-held',
  ])
})
