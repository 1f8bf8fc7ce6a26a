/**
 * Creates server/assets/tracks.json: the pieces of each track of the soundscape album, in frames of 1,152 samples at
 * 32 kHz.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seeded } from './chance'
import { writeTable } from './tables'

const here = new URL('.', import.meta.url).pathname
const assets = join(here, '../../assets')

const FRAME_SECONDS = 1152 / 32_000
/** At 64 kbit/s. */
const FRAME_BYTES = 288
const FIRST_TRACK = 11801
/** Minimum and maximum number of pieces; a piece lasts about a minute. */
const ROUNDS = [9, 16] as const
const music = ['harbour-morning', 'tea-hill', 'old-lane', 'night-tide', 'rain-on-eaves', 'spring-outing']
music.push('starlight', 'white-sail', 'reed-song', 'lullaby')

/** A played part of a file, in frames. */
interface Part {
  file: string
  from: number
  frames: number
  fadeIn: number
  fadeOut: number
}

/** The first frame of a file only describes it. */
const framesOf = (file: string) => Math.floor(readFileSync(join(assets, file)).length / FRAME_BYTES) - 1
const frames = (seconds: number) => Math.round(seconds / FRAME_SECONDS)

/** A whole piece, or its first or last part, with the fades at the cut. */
function clipOf(id: string, form: 'whole' | 'first' | 'last'): Part {
  const file = `audio/${id}.mp3`
  const all = framesOf(file)
  const cut = Math.round(all * 0.42)
  if (form === 'first') return { file, from: 0, frames: all - cut, fadeIn: 0, fadeOut: frames(5) }
  if (form === 'last') return { file, from: cut, frames: all - cut, fadeIn: frames(3), fadeOut: 0 }
  return { file, from: 0, frames: all, fadeIn: 0, fadeOut: 0 }
}

/** A rondo: the theme returns between the other pieces, complete at both ends and partial in between. */
function arrange(theme: string, seed: number): Part[] {
  const random = seeded(seed)
  const others = music.filter((id) => id !== theme)
  const rounds = ROUNDS[0] + Math.floor(random() * (ROUNDS[1] - ROUNDS[0] + 1))
  const start = Math.floor(random() * others.length)
  return Array.from({ length: rounds }, (_, index) => {
    const last = index === rounds - 1
    if (index === 0) return clipOf(theme, 'whole')
    if (index % 2 === 0) return clipOf(theme, last ? 'last' : random() < 0.5 ? 'first' : 'last')
    return clipOf(
      others[(start + (index - 1) / 2) % others.length] ?? theme,
      last || random() < 0.6 ? 'whole' : 'first',
    )
  })
}

const tracks = music.map((theme, index) => {
  const id = FIRST_TRACK + index
  const parts = arrange(theme, id)
  const count = parts.reduce((sum, part) => sum + part.frames, 0)
  return { id: String(id), seconds: Math.round(count * FRAME_SECONDS * 100) / 100, parts }
})

const rows = tracks.map((track) => `  ${JSON.stringify(track)}`)
writeFileSync(join(assets, 'tracks.json'), `[\n${rows.join(',\n')}\n]\n`)
writeTable(
  'tracks',
  tracks.map(({ id, seconds }) => ({ id: Number(id), seconds })),
)
