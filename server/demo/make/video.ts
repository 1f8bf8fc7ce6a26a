/**
 * Creates the clips, the television streams and the table of clips from the painted pictures: the missing ones, or the
 * named ones (`npx tsx server/demo/make/video.ts clip-harbour tv-1`). Needs ffmpeg; run pictures and sounds first.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFile, makeHls, rowOf } from './film/clip'
import { clips, streams } from './film/clips'
import { makeStream } from './film/stream'
import { writeTable } from './tables'

const here = new URL('.', import.meta.url).pathname
const assets = join(here, '../../assets')
const work = mkdtempSync(join(tmpdir(), 'plaza-video-'))
mkdirSync(join(assets, 'video'), { recursive: true })

const named = process.argv.slice(2)
const isWanted = (id: string, file: string) =>
  named.includes(id) || (named.length === 0 && !existsSync(join(assets, file)))

for (const clip of clips) {
  if (isWanted(clip.id, `video/${clip.id}.mp4`)) makeFile(assets, clip)
  if (clip.hls && isWanted(clip.id, `hls/${clip.id}/master.m3u8`)) makeHls(assets, clip)
}
for (const stream of streams) if (isWanted(stream.id, `hls/${stream.id}/seg0.ts`)) makeStream(assets, work, stream)
writeTable(
  'clips',
  clips.map((clip) => rowOf(assets, clip)),
)
rmSync(work, { recursive: true })
