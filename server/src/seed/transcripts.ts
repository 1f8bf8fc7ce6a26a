import type { Executor } from '../data/database'
import { recordings, transcripts } from '../data/schema/index'
import { hashOf } from '../domains/voice/reading-text'
import type { Demo } from './demo/read'
import { otherVoice, voiceSound } from './demo/schemas/media'
import { insertRows } from './insert'

/** Ids of the contents that play a recording, and its sound. */
function readContents({ albums, articles, audios }: Demo): { id: number; sound: string }[] {
  const heard = [...albums.flatMap(({ tracks }) => tracks), ...audios].map(({ id, sound }) => ({
    id,
    sound: sound ?? voiceSound(id),
  }))
  return [...heard, ...articles.flatMap(({ id, voice }) => (voice ? { id, sound: voice.sound } : []))]
}

/** With the address of the recording. */
export function transcriptRows(demo: Demo, comparedAt: Date): (typeof transcripts.$inferInsert & { url: string })[] {
  const cues = new Map(demo.voices.map((voice) => [voiceSound(voice.id), voice.cues]))
  return readContents(demo).flatMap(({ id, sound }) => {
    const own = cues.get(sound)
    return own
      ? [
          {
            ...{ contentId: String(id), cues: own, textHash: hashOf(own.map(([, , text]) => text)), comparedAt },
            url: demo.media.sound(sound).url,
          },
        ]
      : []
  })
}

/** Articles in two voices: a man's, and the other. */
export function recordingRows({ articles, voices, media }: Demo): (typeof recordings.$inferInsert)[] {
  const byId = new Map(voices.map((voice) => [voiceSound(voice.id), voice]))
  return articles.flatMap(({ id, voice }) => {
    const read = voice && byId.get(voice.sound)
    if (!voice || !read?.other) return []
    const contentId = String(id)
    return [
      { contentId, kind: 'male' as const, cues: read.cues, ...media.sound(voice.sound) },
      { contentId, kind: 'female' as const, cues: read.other.cues, ...media.sound(voiceSound(otherVoice(read.id))) },
    ]
  })
}

/** The words of what a synthesised voice reads. */
export async function seedTranscripts(db: Executor, demo: Demo, at: Date): Promise<void> {
  await insertRows(db, transcripts, transcriptRows(demo, at))
  await insertRows(db, recordings, recordingRows(demo))
}
