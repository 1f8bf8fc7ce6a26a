import { writeFile } from 'node:fs/promises'
import { contentTypes } from '@plaza/shared/routes'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { reasonOf } from '../../data/failures'
import { type CueRow, contents, recordings, transcripts } from '../../data/schema/index'
import type { Deps } from '../../transport/context'
import type { VoiceAdapter } from '../../transport/ports/voice'
import { contentTag } from '../contents/tags'
import { isShown } from '../shown'
import { hashOf, readingOf } from './reading-text'

type ReadingDeps = Pick<Deps, 'db' | 'storage' | 'changes' | 'log' | 'voice'>

/** Articles per run. */
const BATCH = 10
/** A run begins no article after this time: other jobs wait for its end. */
const RUN_MS = 30_000
const MIME = 'audio/mpeg'
const ADDRESS = '/media/readings/'
const HASH_LENGTH = 16

/** Published articles whose text may be another than what was read. Editors' own recordings are left alone. */
const candidates = (db: Deps['db']) =>
  db
    .select({
      id: contents.id,
      title: contents.title,
      body: contents.body,
      updatedAt: contents.updatedAt,
      voiceUrl: contents.voiceUrl,
      textHash: transcripts.textHash,
    })
    .from(contents)
    .leftJoin(transcripts, eq(transcripts.contentId, contents.id))
    .where(
      and(
        eq(contents.type, contentTypes.article),
        isShown.content,
        isNull(contents.linkAddress),
        or(isNull(contents.voiceUrl), lt(transcripts.comparedAt, contents.updatedAt)),
      ),
    )
    // In no order, so that those that can never be read do not keep others waiting.
    .orderBy(sql`random()`)
    .limit(BATCH)
type Candidate = Awaited<ReturnType<typeof candidates>>[number]

const keyOf = (voiceUrl: string | null) =>
  voiceUrl?.startsWith(ADDRESS) ? `readings/${voiceUrl.slice(ADDRESS.length)}` : undefined

/** Reads new and changed articles. One that fails does not stop the others; the job is then retried. */
export async function readArticles({ voice, ...deps }: ReadingDeps): Promise<void> {
  if (!voice) return
  const failures: unknown[] = []
  const until = Date.now() + RUN_MS
  for (const article of await candidates(deps.db)) {
    if (Date.now() > until) break
    await readArticle(article, voice, deps).catch((error: unknown) => {
      deps.log.warn({ content: article.id, failure: reasonOf(error) }, 'an article was not read aloud')
      failures.push(error)
    })
  }
  if (failures.length > 0) throw new Error(`${failures.length} articles were not read aloud.`, { cause: failures[0] })
}

async function readArticle(article: Candidate, voice: VoiceAdapter, deps: Omit<ReadingDeps, 'voice'>): Promise<void> {
  const { id, updatedAt, voiceUrl, textHash } = article
  const sentences = readingOf(article)
  const hash = hashOf(sentences)
  if (hash === textHash && voiceUrl) return noteComparison(article, deps)
  const { sound, seconds, times } = await voice.read(sentences)
  const file = `${id}-${hash.slice(0, HASH_LENGTH)}.mp3`
  const path = await deps.storage.temporary(file)
  await writeFile(path, sound)
  await deps.storage.keep(path, `readings/${file}`, MIME)
  const cues = sentences.map((text, index): CueRow => {
    const [start, end] = times[index] ?? [0, 0]
    return [Math.round(start * 100) / 100, Math.round(end * 100) / 100, text]
  })
  const isKept = await deps.db.transaction(async (tx) => {
    // A text that changed meanwhile is read by the next run.
    const changed = await tx
      .update(contents)
      .set({ voiceUrl: `${ADDRESS}${file}`, voiceSeconds: Math.round(seconds) })
      .where(and(eq(contents.id, id), eq(contents.updatedAt, updatedAt)))
      .returning({ id: contents.id })
    if (changed.length === 0) return false
    await tx.delete(recordings).where(eq(recordings.contentId, id))
    const row = { cues, textHash: hash, comparedAt: updatedAt }
    await tx
      .insert(transcripts)
      .values({ contentId: id, ...row })
      .onConflictDoUpdate({ target: transcripts.contentId, set: row })
    return true
  })
  if (!isKept) return
  await deps.changes.withdraw(contentTag(id))
  const old = keyOf(voiceUrl)
  if (old && old !== `readings/${file}`) await deps.storage.remove(old)
}

const noteComparison = async ({ id, updatedAt }: Candidate, { db }: Pick<ReadingDeps, 'db'>): Promise<void> =>
  void (await db.update(transcripts).set({ comparedAt: updatedAt }).where(eq(transcripts.contentId, id)))
