/**
 * Creates server/assets/tellings (the spoken texts of the long tracks) and server/assets/tracks.json (the pieces of
 * each long track, in frames of 1,152 samples at 32 kHz). Needs ffmpeg and espeak-ng.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seeded } from './chance'
import { run } from './segments'
import { writeTable } from './tables'
import { type Telling, tellings } from './tellings'

const here = new URL('.', import.meta.url).pathname
const assets = join(here, '../../assets')
const work = mkdtempSync(join(tmpdir(), 'plaza-tellings-'))
mkdirSync(join(assets, 'tellings'), { recursive: true })

const FRAME_SECONDS = 1152 / 32_000
const FRAME_BYTES = { music: 288, telling: 144 }
const SPEED = '196'

/** A played part of a file, in frames. */
interface Part {
  file: string
  from: number
  frames: number
  fadeIn: number
  fadeOut: number
}
type ArrangementPlan = Pick<Telling, 'music' | 'rounds'> & { theme: string }

/** The first frame of a file only describes it. */
const framesOf = (file: string, kind: keyof typeof FRAME_BYTES) =>
  Math.floor(readFileSync(join(assets, file)).length / FRAME_BYTES[kind]) - 1
const frames = (seconds: number) => Math.round(seconds / FRAME_SECONDS)

function tell(id: number, text: string): Part {
  const file = `tellings/${id}.mp3`
  if (!existsSync(join(assets, file))) {
    const raw = join(work, `${id}.wav`)
    run('espeak-ng', ['-v', 'cmn', '-s', SPEED, '-p', String(40 + (id % 3) * 4), '-g', '3', '-w', raw, text])
    const clean = 'highpass=f=90,lowpass=f=7200,equalizer=f=220:t=q:w=1:g=2.5,equalizer=f=3400:t=q:w=1.2:g=-3'
    const graph = `${clean},adelay=200:all=1,apad=pad_dur=0.6,aecho=0.9:0.5:28:0.12,loudnorm=I=-18:TP=-2,aresample=32000,pan=stereo|c0=c0|c1=c0`
    const encoded = ['-map_metadata', '-1', '-id3v2_version', '0', '-ar', '32000', '-c:a', 'libmp3lame', '-b:a', '32k']
    run('ffmpeg', ['-y', '-i', raw, '-af', graph, ...encoded, '-joint_stereo', '1', join(assets, file)])
  }
  return { file, from: 0, frames: framesOf(file, 'telling'), fadeIn: 0, fadeOut: 0 }
}

/** A whole piece, or its first or last part, with the fades at the cut. */
function clipOf(id: string, form: 'whole' | 'first' | 'last'): Part {
  const file = `audio/${id}.mp3`
  const all = framesOf(file, 'music')
  const cut = Math.round(all * 0.42)
  if (form === 'first') return { file, from: 0, frames: all - cut, fadeIn: 0, fadeOut: frames(5) }
  if (form === 'last') return { file, from: cut, frames: all - cut, fadeIn: frames(3), fadeOut: 0 }
  return { file, from: 0, frames: all, fadeIn: 0, fadeOut: 0 }
}

/** A rondo: the theme returns between the other pieces, complete at both ends and partial in between. */
function arrange({ theme, music, rounds: [least, most] }: ArrangementPlan, seed: number): Part[] {
  const random = seeded(seed)
  const others = music.filter((id) => id !== theme)
  const rounds = least + Math.floor(random() * (most - least + 1))
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

const tracks = tellings.flatMap((album) =>
  album.tracks.map((track, index) => {
    const id = album.first + index
    const theme = track.theme ?? album.music[index % album.music.length] ?? ''
    const music = arrange({ ...album, theme }, id)
    const words = track.text ? [tell(id, track.text)] : []
    const parts = album.again ? [...words, ...music.slice(0, -1), ...words, ...music.slice(-1)] : [...words, ...music]
    const count = parts.reduce((sum, part) => sum + part.frames, 0)
    return { id: String(id), says: track.text ?? '', seconds: Math.round(count * FRAME_SECONDS * 100) / 100, parts }
  }),
)

const rows = tracks.map((track) => `  ${JSON.stringify(track)}`)
writeFileSync(join(assets, 'tracks.json'), `[\n${rows.join(',\n')}\n]\n`)
writeTable(
  'tracks',
  tracks.map(({ id, seconds }) => ({ id: Number(id), seconds })),
)
rmSync(work, { recursive: true })
