import type { Article, Transcript, VoiceKind } from '@plaza/shared/api'
import { and, asc, eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { type CueRow, recordings, transcripts } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
import { durationText } from '../time'
import { requireShown } from './entity'

const toTranscript = (cues: readonly CueRow[]): Transcript => ({
  cues: cues.map(([start, end, text]) => ({ start, end, text })),
})

/** The transcript of an audio or of an article's recording, if there is one. */
export async function readTranscript(db: Executor, contentId: string): Promise<Transcript | undefined> {
  const [row] = await db.select().from(transcripts).where(eq(transcripts.contentId, contentId))
  return row && toTranscript(row.cues)
}

export const hasTranscript = async (db: Executor, contentId: string): Promise<boolean> =>
  (await db.$count(transcripts, eq(transcripts.contentId, contentId))) > 0

/** The voices that a listener chooses from; none if the recording is not one of them any more. */
export async function readVoices(db: Executor, contentId: string, voiceUrl: string): Promise<Voices> {
  const rows = await db
    .select({ kind: recordings.kind, url: recordings.url, seconds: recordings.seconds })
    .from(recordings)
    .where(eq(recordings.contentId, contentId))
    .orderBy(asc(recordings.kind))
  if (rows.length < 2 || !rows.some(({ url }) => url === voiceUrl)) return {}
  return { voices: rows.map(({ kind, url, seconds }) => ({ kind, url, duration: durationText(seconds) })) }
}
type Voices = Pick<NonNullable<Article['voice']>, 'voices'>

async function readTranscriptIn(db: Executor, contentId: string, kind: VoiceKind): Promise<Transcript | undefined> {
  const isThis = and(eq(recordings.contentId, contentId), eq(recordings.kind, kind))
  const [row] = await db.select({ cues: recordings.cues }).from(recordings).where(isThis)
  return row && toTranscript(row.cues)
}

/** Refuses the id of a content without a transcript, and of one that is not published. */
export async function requireTranscript(db: Executor, contentId: string, voice?: VoiceKind): Promise<Transcript> {
  await requireShown(db, contentId)
  const transcript = await (voice ? readTranscriptIn(db, contentId, voice) : readTranscript(db, contentId))
  if (!transcript) throw refuse('contentGone')
  return transcript
}
