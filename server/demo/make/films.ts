/**
 * Makes the films of server/demo/films: words spoken by espeak-ng, pictures drawn in a headless Chromium, encoded by
 * ffmpeg; and their table with the words as cues. `npx tsx server/demo/make/films.ts film-tide` makes only that one, and
 * `--stills <folder>` only one picture of each scene. CHROMIUM names the browser.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inBrowser } from './browser'
import type { FilmPlan } from './film/screen/types'
import { durationOf, type FilmCue, type FilmScript, films, record } from './film/script'
import { SPEECH_RATE } from './sound/speak'
import { readTable, writeTable } from './tables'

interface FilmRow {
  id: string
  title: string
  file: string
  seconds: number
  width: number
  height: number
  bytes: number
  poster: string
  cues: FilmCue[]
}

const assets = join(new URL('.', import.meta.url).pathname, '../../assets')
const work = mkdtempSync(join(tmpdir(), 'plaza-films-'))
const named = process.argv.slice(2)
const stills = named[0] === '--stills' ? named.splice(0, 2)[1] : undefined
const wanted = films.filter(({ id }) => named.length === 0 || named.includes(id))

/** Posts each drawn frame of the requested times. */
const drawn = (plan: FilmPlan, times: number[], onFrame: (frame: Buffer) => Promise<void> | void) =>
  inBrowser<true>({
    page: 'film/screen/index.html',
    files: assets,
    get: (path) => (path === '/plan' ? JSON.stringify({ plan, times }) : undefined),
    async post(path, body) {
      if (path === '/frame') await onFrame(body)
      return path === '/done' ? true : undefined
    },
  })

async function drawStills(script: FilmScript, folder: string): Promise<void> {
  const { plan } = record(script, work)
  mkdirSync(folder, { recursive: true })
  let count = 0
  await drawn(
    plan,
    plan.scenes.map(({ at, until }) => at + (until - at) * 0.86),
    (frame) => writeFileSync(join(folder, `${script.id}-${String(count++).padStart(2, '0')}.jpg`), frame),
  )
}

const clean = 'highpass=f=90,equalizer=f=220:t=q:w=1:g=2.5,equalizer=f=3400:t=q:w=1.2:g=-3'
const mixOf = (seconds: number) =>
  [
    `[1:a]volume=0.2,afade=t=in:d=1,afade=t=out:st=${seconds - 2}:d=2[m]`,
    `[2:a]${clean}[s]`,
    '[m][s]amix=inputs=2:duration=longest:normalize=0,alimiter=limit=0.9[a]',
  ].join(';')

async function makeFilm(script: FilmScript): Promise<FilmRow> {
  const { plan, cues, samples } = record(script, work)
  const raw = join(work, `${script.id}.raw`)
  writeFileSync(raw, Buffer.from(samples.buffer))
  const file = `video/${script.id}.mp4`
  const encoder = spawn(
    'nice',
    [
      ...['-n', '10', 'ffmpeg', '-y', '-v', 'error'],
      ...['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(plan.fps), '-i', '-'],
      ...['-stream_loop', '-1', '-i', join(assets, `audio/${script.music}.mp3`)],
      ...['-f', 'f32le', '-ar', String(SPEECH_RATE), '-ac', '1', '-i', raw],
      ...['-filter_complex', mixOf(plan.seconds), '-map', '0:v', '-map', '[a]', '-t', String(plan.seconds)],
      ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-profile:v', 'main', '-preset', 'slower', '-crf', '32'],
      ...['-maxrate', '120k', '-bufsize', '1400k', '-g', String(plan.fps * 10), '-color_range', 'tv'],
      ...['-c:a', 'aac', '-b:a', '32k', '-ar', '24000', '-ac', '1', '-movflags', '+faststart', '-map_metadata', '-1'],
      join(assets, file),
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const times = Array.from({ length: Math.round(plan.seconds * plan.fps) }, (_, i) => i / plan.fps)
  await drawn(plan, times, async (frame) => {
    if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain')
  })
  encoder.stdin.end()
  await once(encoder, 'close')
  const { id, title, poster } = script
  const path = join(assets, file)
  const size = { width: plan.width, height: plan.height }
  return { id, title, file, seconds: durationOf(path), ...size, bytes: statSync(path).size, poster, cues }
}

if (stills) for (const script of wanted) await drawStills(script, stills)
else
  for (const script of wanted) {
    const row = await makeFilm(script)
    const rows = new Map(readTable<FilmRow>('films').map((one) => [one.id, one])).set(script.id, row)
    writeTable(
      'films',
      films.flatMap(({ id }) => rows.get(id) ?? []),
    )
    console.log(`${row.id}: ${row.seconds} s, ${Math.round(row.bytes / 1000)} KB`)
  }
rmSync(work, { recursive: true })
