import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Short, because playback starts once the first segment has loaded. */
export const SEGMENT_SECONDS = 2
const SEGMENTS = 12
export const LOOP_SECONDS = SEGMENT_SECONDS * SEGMENTS

/** Runs a program, with low priority. */
export function run(command: string, args: readonly string[]): void {
  const noise = command === 'ffmpeg' ? ['-y', '-v', 'error', '-threads', '1'] : []
  execFileSync('nice', ['-n', '10', command, ...noise, ...args], { stdio: ['ignore', 'inherit', 'inherit'] })
}

/** Input of a cut, and the folder of its files. */
interface Cut {
  id: string
  audio: string
  video?: string
  assets: string
  work: string
}

interface Stream {
  id: string
  segments: { file: string; seconds: number }[]
}

const durationOf = (file: string): number => {
  const packets = execFileSync('ffprobe', [
    '-v',
    'error',
    '-show_entries',
    'packet=stream_index,duration_time',
    '-of',
    'csv=p=0',
    file,
  ])
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.split(','))
  const first = packets.filter(([stream]) => stream === '0')
  return Math.round(first.reduce((sum, [, seconds]) => sum + Number(seconds), 0) * 1000) / 1000
}

/**
 * Cuts a loop of 24 s into segments with continuous timestamps. The loop is encoded three times in a row and the middle
 * one is kept, so that the encoder state is continuous across the seam: at 32 kHz, 24 s are exactly 750 AAC frames.
 */
export function cutSegments({ id, audio, video, assets, work }: Cut): void {
  const folder = join(assets, 'hls', id)
  mkdirSync(folder, { recursive: true })
  const whole = join(work, `${id}.aac.m4a`)
  run('ffmpeg', [
    '-stream_loop',
    '2',
    '-i',
    audio,
    '-c:a',
    'aac',
    '-b:a',
    video ? '40k' : '56k',
    '-ar',
    '32000',
    '-ac',
    '2',
    whole,
  ])
  const middle = join(work, `${id}.middle.m4a`)
  run('ffmpeg', [
    '-ss',
    String(LOOP_SECONDS),
    '-i',
    whole,
    '-t',
    String(LOOP_SECONDS),
    '-c',
    'copy',
    '-avoid_negative_ts',
    'make_zero',
    middle,
  ])
  const inputs = video ? ['-i', video, '-i', middle, '-map', '0:v', '-map', '1:a'] : ['-i', middle]
  run('ffmpeg', [
    ...inputs,
    '-c',
    'copy',
    '-frames:a',
    '750',
    '-f',
    'segment',
    '-segment_time',
    String(SEGMENT_SECONDS),
    '-segment_time_delta',
    '0.02',
    '-segment_format',
    'mpegts',
    '-break_non_keyframes',
    video ? '0' : '1',
    '-mpegts_flags',
    '+initial_discontinuity',
    join(folder, 'seg%d.ts'),
  ])
  const segments = readdirSync(folder)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => ({ file: `hls/${id}/${name}`, seconds: durationOf(join(folder, name)) }))
  record(assets, { id, segments })
}

/** The document for the server: every stream with its segments and their exact durations. */
function record(assets: string, stream: Stream): void {
  const file = join(assets, 'hls/streams.json')
  const before: Stream[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const all = [...before.filter(({ id }) => id !== stream.id), stream].sort((a, b) => a.id.localeCompare(b.id))
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
}
