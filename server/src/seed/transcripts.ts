import type { Executor } from '../data/database'
import { transcripts } from '../data/schema/index'
import { hashOf } from '../domains/voice/reading-text'
import type { Demo } from './demo/read'
import { voiceSound } from './demo/schemas/media'
import { insertRows } from './insert'

/** Ids of the contents that play a recording, and its sound. */
function readContents({ albums, articles, audios }: Demo): { id: number; sound: string }[] {
  const heard = [...albums.flatMap(({ tracks }) => tracks), ...audios].map(({ id, sound }) => ({
    id,
    sound: sound ?? voiceSound(id),
  }))
  return [...heard, ...articles.flatMap(({ id, voice }) => (voice ? { id, sound: voice.sound } : []))]
}

function transcriptRows(demo: Demo, comparedAt: Date): (typeof transcripts.$inferInsert)[] {
  const cues = new Map(demo.voices.map((voice) => [voiceSound(voice.id), voice.cues]))
  return readContents(demo).flatMap(({ id, sound }) => {
    const own = cues.get(sound)
    return own
      ? [{ contentId: String(id), cues: own, textHash: hashOf(own.map(([, , text]) => text)), comparedAt }]
      : []
  })
}

/** The words of what a synthesised voice reads. */
export const seedTranscripts = (db: Executor, demo: Demo, at: Date): Promise<void> =>
  insertRows(db, transcripts, transcriptRows(demo, at))
