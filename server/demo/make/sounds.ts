/**
 * Makes server/assets/audio, server/assets/hls/radio-* and the tables of sounds. Needs ffmpeg, ffprobe and espeak-ng.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cutSegments, run } from './segments'
import { compose } from './sound/compose'
import { loops, pieces } from './sound/pieces'
import { wav } from './sound/wav'
import { writeTable } from './tables'

const here = new URL('.', import.meta.url).pathname
const assets = join(here, '../../assets')
const work = mkdtempSync(join(tmpdir(), 'plaza-sounds-'))
mkdirSync(join(assets, 'audio'), { recursive: true })

const secondsOf = (file: string) =>
  Number(
    execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]).toString(),
  )
const rounded = (seconds: number) => Math.round(seconds * 100) / 100

const music = pieces.map((piece, index) => {
  const raw = join(work, `${piece.id}.wav`)
  const file = `audio/${piece.id}.mp3`
  writeFileSync(raw, wav(compose(piece, 4100 + index * 17), { fadeIn: 0.4, fadeOut: 4 }))
  run('ffmpeg', [
    '-i',
    raw,
    '-af',
    'loudnorm=I=-18:TP=-2:LRA=9',
    '-ar',
    '32000',
    '-c:a',
    'libmp3lame',
    '-b:a',
    '64k',
    '-joint_stereo',
    '1',
    join(assets, file),
  ])
  return {
    id: `music-${piece.id}`,
    file,
    seconds: rounded(secondsOf(join(assets, file))),
    kind: 'music',
    title: piece.title,
  }
})

interface Speech {
  id: string
  title: string
  text: string
  voice?: string
  /** With music in the background. */
  bed?: boolean
}
const speeches: Speech[] = JSON.parse(readFileSync(join(here, 'speech.json'), 'utf8'))

const speech = speeches.map(({ id, title, text, voice = 'cmn', bed = false }, index) => {
  const raw = join(work, `${id}.wav`)
  const file = `audio/${id}.mp3`
  run('espeak-ng', [
    '-v',
    voice,
    '-s',
    voice === 'cmn' ? '212' : '158',
    '-p',
    String(38 + (index % 4) * 5),
    '-g',
    '2',
    '-w',
    raw,
    text,
  ])
  const clean = 'highpass=f=90,lowpass=f=7200,equalizer=f=220:t=q:w=1:g=2.5,equalizer=f=3400:t=q:w=1.2:g=-3'
  const under = join(work, `${pieces[index % pieces.length].id}.wav`)
  const inputs = bed ? ['-i', raw, '-stream_loop', '-1', '-i', under] : ['-i', raw]
  const graph = bed
    ? `[0:a]${clean},adelay=1400:all=1,apad=pad_dur=1.6,aresample=24000[v];[1:a]pan=mono|c0=.5*c0+.5*c1,aresample=24000,volume=0.16,afade=t=in:d=1[m];[v][m]amix=inputs=2:duration=first:normalize=0,loudnorm=I=-18:TP=-2`
    : `[0:a]${clean},adelay=200:all=1,apad=pad_dur=0.5,aecho=0.9:0.5:28:0.12,loudnorm=I=-18:TP=-2`
  run('ffmpeg', [
    ...inputs,
    '-filter_complex',
    graph,
    '-ac',
    '1',
    '-ar',
    '24000',
    '-c:a',
    'libmp3lame',
    '-b:a',
    bed ? '32k' : '24k',
    join(assets, file),
  ])
  return {
    id,
    file,
    seconds: rounded(secondsOf(join(assets, file))),
    kind: voice === 'cmn' ? 'speech' : 'speech-en',
    title,
    text,
  }
})

const missing = { id: 'missing', file: 'audio/missing-on-purpose.mp3', seconds: 30, kind: 'missing', title: '试播信号' }

writeTable('sounds', [...music, ...speech, missing])

for (const [index, loop] of loops.entries()) {
  if (!loop.id.startsWith('radio')) continue
  const raw = join(work, `${loop.id}.wav`)
  writeFileSync(raw, wav(compose(loop, 7000 + index * 31, true), { peak: 0.7 }))
  cutSegments({ id: loop.id, audio: raw, assets, work })
}
rmSync(work, { recursive: true })
