/**
 * Makes the four clips, the television stream and their table from the painted pictures. Needs ffmpeg; run pictures and sounds first.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cutSegments, run } from './segments'
import { compose } from './sound/compose'
import { loops } from './sound/pieces'
import { wav } from './sound/wav'
import { writeTable } from './tables'

const here = new URL('.', import.meta.url).pathname
const assets = join(here, '../../assets')
const work = mkdtempSync(join(tmpdir(), 'plaza-video-'))
mkdirSync(join(assets, 'video'), { recursive: true })

const FPS = 15
const FADE_SECONDS = 1.2

/** Each clip glides over its pictures; `music` is an audio file of ours. */
const clips = [
  {
    id: 'clip-harbour',
    title: '港口的一天',
    pictures: ['harbour-dawn', 'harbour-noon', 'harbour-golden', 'harbour-night'],
    music: 'harbour-morning',
    seconds: 14,
  },
  {
    id: 'clip-regatta',
    title: '千帆',
    pictures: ['regatta', 'fishing-fleet', 'ferry'],
    music: 'white-sail',
    seconds: 12,
  },
  {
    id: 'clip-hills',
    title: '云溪的雾',
    pictures: ['tea-dawn', 'hills-mist', 'pagoda-sunset'],
    music: 'tea-hill',
    seconds: 12,
  },
  {
    id: 'clip-lane',
    title: '灯笼巷',
    pictures: ['old-town-lane', 'lantern-festival', 'night-market'],
    music: 'old-lane',
    seconds: 12,
  },
]

/** Crops a slowly moving window out of a picture that was doubled first, so that it moves by half pixels. */
const glide = (index: number, seconds: number, total: number) => {
  const from = index % 2 ? `(iw-ow)*(1-t/${total})` : `(iw-ow)*t/${total}`
  return `[${index}:v]scale=1920:1080,crop=1440:810:'${from}':'(ih-oh)*(0.5+0.3*sin(t/${total}*2))',scale=640:360:flags=lanczos,fps=${FPS},trim=duration=${seconds},setpts=PTS-STARTPTS,format=yuv420p[v${index}]`
}

const fades = (count: number, each: number) => {
  let graph = ''
  let last = '[v0]'
  for (let i = 1; i < count; i++) {
    const out = i === count - 1 ? '[v]' : `[x${i}]`
    graph += `;${last}[v${i}]xfade=transition=fade:duration=${FADE_SECONDS}:offset=${i * (each - FADE_SECONDS)}${out}`
    last = out
  }
  return graph
}

const rows = clips.map(({ id, title, pictures, music, seconds }) => {
  const each = (seconds + FADE_SECONDS * (pictures.length - 1)) / pictures.length
  const file = `video/${id}.mp4`
  run('ffmpeg', [
    ...pictures.flatMap((name) => [
      '-loop',
      '1',
      '-framerate',
      String(FPS),
      '-t',
      String(each + 0.2),
      '-i',
      join(assets, `pictures/${name}.webp`),
    ]),
    '-i',
    join(assets, `audio/${music}.mp3`),
    '-filter_complex',
    `${pictures.map((_, i) => glide(i, each, each)).join(';')}${fades(pictures.length, each)};[${pictures.length}:a]afade=t=in:d=0.5,afade=t=out:st=${seconds - 1.5}:d=1.5[a]`,
    '-map',
    '[v]',
    '-map',
    '[a]',
    '-t',
    String(seconds),
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    '-profile:v',
    'baseline',
    '-preset',
    'slow',
    '-b:v',
    '270k',
    '-maxrate',
    '360k',
    '-bufsize',
    '600k',
    '-c:a',
    'aac',
    '-b:a',
    '48k',
    '-ar',
    '32000',
    '-movflags',
    '+faststart',
    join(assets, file),
  ])
  const length = Number(
    execFileSync('ffprobe', [
      '-v',
      'error',
      '-show_entries',
      'format=duration',
      '-of',
      'csv=p=0',
      join(assets, file),
    ]).toString(),
  )
  return {
    id,
    title,
    file,
    seconds: Math.round(length * 100) / 100,
    width: 640,
    height: 360,
    bytes: statSync(join(assets, file)).size,
    poster: pictures[0],
  }
})

writeTable('clips', rows)

/** Television: one place from dawn to dawn in 24 s; the window swings to and fro so that the end meets the beginning. */
const day = ['harbour-dawn', 'harbour-noon', 'harbour-golden', 'harbour-night', 'harbour-dawn']
const silent = join(work, 'tv.mp4')
const hold = 24 / 4
const swing = (index: number) =>
  `[${index}:v]scale=1920:1080,fps=${FPS},trim=duration=${hold + 3},setpts=PTS-STARTPTS,format=yuv420p[v${index}]`
let chain = ''
let last = '[v0]'
for (let i = 1; i < day.length; i++) {
  const out = `[x${i}]`
  chain += `;${last}[v${i}]xfade=transition=fade:duration=3:offset=${i * hold - 3}${out}`
  last = out
}
run('ffmpeg', [
  ...day.flatMap((name) => [
    '-loop',
    '1',
    '-framerate',
    String(FPS),
    '-t',
    String(hold + 3.2),
    '-i',
    join(assets, `pictures/${name}.webp`),
  ]),
  '-filter_complex',
  `${day.map((_, i) => swing(i)).join(';')}${chain};${last}crop=1440:810:'(iw-ow)*(0.5-0.5*cos(2*PI*t/24))':'(ih-oh)*(0.5+0.25*sin(2*PI*t/24))',scale=640:360:flags=lanczos[v]`,
  '-map',
  '[v]',
  '-t',
  '24',
  '-r',
  String(FPS),
  '-c:v',
  'libx264',
  '-pix_fmt',
  'yuv420p',
  '-profile:v',
  'baseline',
  '-level',
  '3.0',
  '-preset',
  'slow',
  '-b:v',
  '230k',
  '-maxrate',
  '300k',
  '-bufsize',
  '500k',
  '-g',
  String(FPS * 4),
  '-keyint_min',
  String(FPS * 4),
  '-sc_threshold',
  '0',
  '-bf',
  '0',
  silent,
])
const tune = join(work, 'tv.wav')
const loop = loops.find(({ id }) => id === 'tv-1')
if (!loop) throw new Error('There is no loop tv-1.')
writeFileSync(tune, wav(compose(loop, 7093, true), { peak: 0.6 }))
cutSegments({ id: 'tv-1', audio: tune, video: silent, assets, work })
rmSync(work, { recursive: true })
