/**
 * Makes server/assets/voice (everything of the demo that is read aloud) and the table of its cues. Needs ffmpeg and
 * espeak-ng. `npx tsx server/demo/make/voices.ts 11001 3002` makes only these.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { spokenText } from '@plaza/shared/format'
import { marked } from 'marked'
import { parse } from 'yaml'
import { run } from './segments'
import { type Cue, SPEECH_RATE, speak, type Voice } from './sound/speak'
import { readTable, writeTable } from './tables'

interface Reading {
  id: string
  text: string
  voice: Voice
  /** Piece of music in front of the words. */
  opening?: string
  /** A second voice, which the listener may choose. */
  other?: Voice
}
interface VoiceRow {
  id: number
  seconds: number
  cues: Cue[]
  other?: Omit<VoiceRow, 'id' | 'other'>
}

const demo = join(new URL('.', import.meta.url).pathname, '..')
const assets = join(demo, '../assets')
const work = mkdtempSync(join(tmpdir(), 'plaza-voices-'))
mkdirSync(join(assets, 'voice'), { recursive: true })

const mandarin = (pitch: number, speed = 282, variant = ''): Voice => ({ name: `cmn${variant}`, speed, pitch })
const english: Voice = { name: 'en-gb', speed: 168, pitch: 44 }
/** Articles that a woman's voice reads too; all of them would be more than 25 MB. */
const inTwoVoices = [3002, 3208, 3802]
/** Voice and opening of each folder of words. */
const albums: Record<string, Omit<Reading, 'id' | 'text'>> = {
  audios: { voice: mandarin(42), opening: 'night-tide' },
  'bedtime-stories': { voice: mandarin(58, 262, '+f2'), opening: 'lullaby' },
  'letters-in-the-rain': { voice: mandarin(46, 268, '+f2'), opening: 'rain-on-eaves' },
  'mountain-tea': { voice: mandarin(44), opening: 'tea-hill' },
  'north-of-the-lighthouse': { voice: mandarin(36), opening: 'night-tide' },
  'old-starbay': { voice: mandarin(40), opening: 'old-lane' },
  'opera-excerpts': { voice: mandarin(52, 262, '+f2'), opening: 'reed-song' },
  'pillow-poems': { voice: mandarin(46, 240, '+f2'), opening: 'starlight' },
  'starbay-in-three-minutes': { voice: mandarin(44, 286), opening: 'harbour-morning' },
  'starbay-today': { voice: english, opening: 'white-sail' },
  'taking-it-slowly': { voice: mandarin(54, 274, '+f2'), opening: 'spring-outing' },
}

const words = Object.entries(albums).flatMap(([folder, how]) =>
  readdirSync(join(demo, 'words', folder)).map(
    (file): Reading => ({
      ...how,
      id: basename(file, '.md'),
      text: readFileSync(join(demo, 'words', folder, file), 'utf8'),
    }),
  ),
)

/** Articles with `voice: { sound: voice-<id> }` are read completely, after their titles. */
function articleIn(file: string): Reading[] {
  const [, front = '', body = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? []
  const { id, title, category, voice } = parse(front)
  if (voice?.sound !== `voice-${id}`) return []
  const html = marked.parse(body.replace(/^!\[.*$/gm, ''), { async: false })
  const text = `${title}\n${spokenText(html)}`
  const isEnglish = category === 'English'
  const other = isEnglish ? { ...english, name: 'en-gb+f2', pitch: 52 } : mandarin(52, 292, '+f2')
  return [
    {
      ...{ id: String(id), text, voice: isEnglish ? english : mandarin(40 + (id % 4) * 4, 286) },
      ...(inTwoVoices.includes(id) && { other }),
    },
  ]
}
const articles = readdirSync(join(demo, 'articles'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .sort()
  .flatMap((file) => articleIn(join(demo, 'articles', file)))

const OPENING_SECONDS = 2.6
const WORDS_AFTER = 1.8
const LEAD = 0.2

/** The beginning of a piece, faded out under the first words. */
function openingOf(piece: string): Float32Array {
  const raw = join(work, `${piece}.raw`)
  const fade = `afade=t=out:st=${OPENING_SECONDS - 1.4}:d=1.4,volume=0.7`
  const format = ['-ac', '1', '-ar', String(SPEECH_RATE), '-f', 'f32le']
  run('ffmpeg', [
    '-t',
    String(OPENING_SECONDS),
    '-i',
    join(assets, 'audio', `${piece}.mp3`),
    '-af',
    fade,
    ...format,
    raw,
  ])
  const bytes = readFileSync(raw)
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)
}

function record(file: string, { text, voice, opening }: Pick<Reading, 'text' | 'voice' | 'opening'>) {
  const { samples, cues } = speak(text, voice, { lead: opening ? WORDS_AFTER : LEAD, work })
  if (opening) for (const [index, value] of openingOf(opening).entries()) samples[index] += value
  const raw = join(work, 'voice.raw')
  writeFileSync(raw, Buffer.from(samples.buffer))
  const path = join(assets, 'voice', `${file}.mp3`)
  const clean = 'highpass=f=90,equalizer=f=220:t=q:w=1:g=2.5,equalizer=f=3400:t=q:w=1.2:g=-3,alimiter=limit=0.9'
  const encoding = ['-map_metadata', '-1', '-id3v2_version', '0', '-ar', '16000', '-c:a', 'libmp3lame', '-b:a', '16k']
  const input = ['-f', 'f32le', '-ar', String(SPEECH_RATE), '-ac', '1', '-i', raw]
  run('ffmpeg', [...input, '-af', clean, ...encoding, path])
  const probe = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path]
  return { seconds: Math.round(Number(execFileSync('ffprobe', probe)) * 100) / 100, cues }
}

const make = ({ id, other, ...reading }: Reading): VoiceRow => ({
  ...{ id: Number(id), ...record(id, reading) },
  ...(other && { other: record(`${id}-other`, { ...reading, voice: other }) }),
})

const wanted = process.argv.slice(2)
const all = [...words, ...articles]
const made = new Map(readTable<VoiceRow>('voices').map((row) => [row.id, row]))
for (const reading of all)
  if (wanted.length === 0 || wanted.includes(reading.id)) made.set(Number(reading.id), make(reading))
writeTable(
  'voices',
  all.flatMap(({ id }) => made.get(Number(id)) ?? []),
)
rmSync(work, { recursive: true })
