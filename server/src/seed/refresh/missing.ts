import { contentTypes } from '@plaza/shared/routes'
import { and, eq, like, notInArray, or, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { comments, contents, recordings, transcripts } from '../../data/schema/index'
import { articleRows } from '../articles'
import { commentRows } from '../community/comments'
import type { Demo } from '../demo/read'
import { insertRows } from '../insert'
import { addSettings } from '../site'
import { albumRows, audioRows, trackRows } from '../sounds'
import { recordingRows, transcriptRows } from '../transcripts'
import { setColumns } from './set-columns'

/**
 * Adds what a database lacks that an older version seeded: settings, sounds, what is read in them, and lines of chats. Runs once
 * per version of the seed, so that what an editor deleted since does not come back.
 */
export async function addMissing(db: Executor, demo: Demo, now: Date): Promise<void> {
  await addSettings(db, demo)
  await addSounds(db, demo, now)
  await addReadings(db, demo, now)
  await addChats(db, demo, now)
}

async function idsOf(db: Executor, table: 'contents' | 'comments' | 'users'): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from ${sql.identifier(table)}`)
  return new Set(rows.map(({ id }) => id))
}

/** Albums and audios that are not there; those that play a file which the demo has no longer play the present one. */
async function addSounds(db: Executor, demo: Demo, now: Date): Promise<void> {
  const sounds = [...trackRows(demo, now), ...audioRows(demo, now)]
  const present = await idsOf(db, 'contents')
  const isMissing = ({ id }: { id: string }) => !present.has(id)
  await insertRows(db, contents, albumRows(demo, now).filter(isMissing))
  await insertRows(db, contents, sounds.filter(isMissing))
  const files = ['tracks', 'voice', 'audio'].map((folder) => like(contents.url, `/media/${folder}/%`))
  const isStale = and(
    eq(contents.type, contentTypes.audio),
    or(...files),
    notInArray(
      contents.url,
      sounds.map(({ url }) => url),
    ),
  )
  const stale = await db.select({ id: contents.id }).from(contents).where(isStale)
  const staleIds = new Set(stale.map(({ id }) => id))
  await setColumns(
    db,
    'contents',
    ['id'],
    { title: 'text', summary: 'text', body: 'text', url: 'text', seconds: 'integer', sort: 'integer' },
    sounds.filter(({ id }) => staleIds.has(id)).map((row) => ({ sort: null, ...row })),
  )
  // Tracks that the demo has no longer.
  await db.update(contents).set({ hidden: 1 }).where(isStale)
  await setColumns(
    db,
    'contents',
    ['id'],
    { track_count: 'integer' },
    albumRows(demo, now).map(({ id, trackCount }) => ({ id, track_count: trackCount })),
  )
}

/** Recordings of articles, and the words of all recordings, if they are the ones that are played. */
async function addReadings(db: Executor, demo: Demo, now: Date): Promise<void> {
  const read = articleRows(demo, now).filter(({ voiceUrl }) => voiceUrl)
  const unread = await db.select({ id: contents.id }).from(contents).where(sql`${contents.voiceUrl} is null`)
  const unreadIds = new Set(unread.map(({ id }) => id))
  await setColumns(
    db,
    'contents',
    ['id'],
    { voice_url: 'text', voice_seconds: 'integer' },
    read
      .filter(({ id }) => unreadIds.has(id))
      .map(({ id, voiceUrl, voiceSeconds }) => ({ id, voice_url: voiceUrl, voice_seconds: voiceSeconds })),
  )
  const played = await db
    .select({ id: contents.id, url: sql<string | null>`coalesce(${contents.url}, ${contents.voiceUrl})` })
    .from(contents)
  const urls = new Map(played.map(({ id, url }) => [id, url]))
  for (const { url, ...row } of transcriptRows(demo, now)) {
    if (urls.get(row.contentId) !== url) continue
    await db.insert(transcripts).values(row).onConflictDoUpdate({ target: transcripts.contentId, set: row })
  }
  const rows = recordingRows(demo).filter(({ contentId }) => urls.has(contentId))
  if (rows.length > 0) await db.insert(recordings).values(rows).onConflictDoNothing()
}

async function addChats(db: Executor, demo: Demo, now: Date): Promise<void> {
  const [people, said] = [await idsOf(db, 'users'), await idsOf(db, 'comments')]
  const lines = commentRows(demo, now).filter(({ target, userId }) => target === 'channel' && people.has(userId))
  const missing = lines.filter(({ id }) => !said.has(id))
  await insertRows(db, comments, missing)
  await setColumns(
    db,
    'comments',
    ['id', 'user_id'],
    { content: 'text' },
    lines.map(({ id, userId, content }) => ({ id, user_id: userId, content })),
  )
  await db.execute(sql`update channels set comments = (select count(*)::int from comments c
    where c.target = 'channel' and c.target_id = channels.id and c.state = 'shown')`)
}
