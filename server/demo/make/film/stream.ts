import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cutSegments, LOOP_SECONDS, run, SEGMENT_SECONDS } from '../segments'
import { compose } from '../sound/compose'
import { loops } from '../sound/pieces'
import { wav } from '../sound/wav'
import { h264, still } from './clip'
import type { StreamPlan } from './clips'
import { FPS, swinging } from './glide'

/** Creates a television stream: moving pictures with music, cut into segments. */
export function makeStream(assets: string, work: string, plan: StreamPlan): void {
  const pictures = [...plan.pictures, plan.pictures[0] ?? '']
  const silent = join(work, `${plan.id}.mp4`)
  const keyframes = String(FPS * SEGMENT_SECONDS)
  run('ffmpeg', [
    ...pictures.flatMap((name) => still(assets, name, LOOP_SECONDS / (pictures.length - 1) + 3.2)),
    ...['-filter_complex', swinging(pictures.length, LOOP_SECONDS, { width: 640, height: 360 })],
    ...['-map', '[v]', '-t', String(LOOP_SECONDS), '-r', String(FPS), '-level', '3.0', '-bf', '0'],
    ...h264(200),
    ...['-g', keyframes, '-keyint_min', keyframes, '-sc_threshold', '0', silent],
  ])
  cutSegments({ id: plan.id, audio: musicOf(assets, work, plan), video: silent, assets, work })
}

function musicOf(assets: string, work: string, { id, music }: StreamPlan): string {
  const file = join(work, `${id}.wav`)
  if (music) {
    const fades = `afade=t=in:d=1,afade=t=out:st=${LOOP_SECONDS - 1.5}:d=1.5`
    run('ffmpeg', ['-i', join(assets, `audio/${music}.mp3`), '-t', String(LOOP_SECONDS), '-af', fades, file])
    return file
  }
  const loop = loops.find((one) => one.id === id)
  if (!loop) throw new Error(`There is no loop ${id}.`)
  writeFileSync(file, wav(compose(loop, 7093, true), { peak: 0.6 }))
  return file
}
