import type { Transcript } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { type CueRow, transcripts } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
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

/** Refuses the id of a content without a transcript, and of one that is not published. */
export async function requireTranscript(db: Executor, contentId: string): Promise<Transcript> {
  await requireShown(db, contentId)
  const transcript = await readTranscript(db, contentId)
  if (!transcript) throw refuse('contentGone')
  return transcript
}
