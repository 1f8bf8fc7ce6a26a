import { Count } from '@plaza/shared/api'
import * as v from 'valibot'

const Name = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'Small letters, digits and hyphens'))
const Seconds = v.pipe(v.number(), v.minValue(0))
const Line = v.pipe(v.string(), v.nonEmpty())
/** Path below server/assets. */
const File = v.pipe(v.string(), v.regex(/^[a-z]+(\/[\w.-]+)+$/, 'A file below server/assets'))

/** Written by server/demo/make/pictures.ts. */
export const Picture = v.strictObject({
  id: Name,
  width: Count,
  height: Count,
  /** Whether there is a small version for lists. */
  small: v.boolean(),
  /** Average colour, shown until the picture has loaded. */
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'A colour as #a69699')),
  alt: v.strictObject({ en: v.string(), zh: v.string() }),
})
export type SeedPicture = v.InferOutput<typeof Picture>

/** Written by server/demo/make/sounds.ts. `missing` names a file that does not exist, to show the player's 404. */
export const Sound = v.strictObject({
  id: Name,
  file: File,
  seconds: Seconds,
  kind: v.picklist(['music', 'missing']),
  title: v.string(),
})
export type SeedSound = v.InferOutput<typeof Sound>

/** Written by server/demo/make/video.ts. */
export const Clip = v.strictObject({
  id: Name,
  title: v.string(),
  file: File,
  /** HLS version in several qualities. */
  hls: v.optional(File),
  seconds: Seconds,
  width: Count,
  height: Count,
  bytes: Count,
  /** Picture id. */
  poster: Name,
})
export type SeedClip = v.InferOutput<typeof Clip>

/** A sentence of a film and when it is heard, in both languages; one of them is spoken. */
const FilmCue = v.strictTuple([Seconds, Seconds, Line, Line])
/** Written by server/demo/make/films.ts: a clip with words. */
export const Film = v.strictObject({ ...Clip.entries, cues: v.array(FilmCue) })
export type SeedFilm = v.InferOutput<typeof Film>
/** The words of a film; server/demo/make/film/script.ts reads the rest. */
export const FilmWords = v.looseObject({
  id: Name,
  language: v.picklist(['zh', 'en']),
  scenes: v.array(v.looseObject({ say: v.array(v.strictTuple([Line, Line])) })),
})

/** Written by server/demo/make/soundscapes.ts: the duration of each long track. */
export const LongTrack = v.strictObject({ id: v.number(), seconds: Seconds })
export type SeedLongTrack = v.InferOutput<typeof LongTrack>

/** A sentence of a recording, and when it is heard. */
const Cue = v.strictTuple([Seconds, Seconds, Line])
/** Written by server/demo/make/voices.ts: the recording of the content with this id, read by a synthesised voice. */
export const Voice = v.strictObject({
  id: Count,
  seconds: Seconds,
  cues: v.array(Cue),
  /** The same words read by a woman; the other recording is then a man's. */
  other: v.optional(v.strictObject({ seconds: Seconds, cues: v.array(Cue) })),
})
export type SeedVoice = v.InferOutput<typeof Voice>
/** The words of the track or audio that the file is named after. */
export const SpokenWords = v.strictObject({ slug: v.pipe(v.string(), v.digits()), body: v.string() })
/** File of a recording below server/assets. */
export const voiceFile = (id: unknown): string => `voice/${id}.mp3`
/** Recording in the other voice. */
export const otherVoice = (id: unknown): string => `${id}-other`
/** The recording's id among the sounds. */
export const voiceSound = (id: unknown): string => `voice-${id}`
