/**
 * Makes server/assets/audio, server/assets/hls/radio-* and the tables of sounds. Needs ffmpeg and ffprobe.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

const missing = { id: 'missing', file: 'audio/missing-on-purpose.mp3', seconds: 30, kind: 'missing', title: '试播信号' }

writeTable('sounds', [...music, missing])

for (const [index, loop] of loops.entries()) {
  if (!loop.id.startsWith('radio')) continue
  const raw = join(work, `${loop.id}.wav`)
  writeFileSync(raw, wav(compose(loop, 7000 + index * 31, true), { peak: 0.7 }))
  cutSegments({ id: loop.id, audio: raw, assets, work })
}
rmSync(work, { recursive: true })
