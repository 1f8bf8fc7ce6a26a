import { execFileSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../segments'
import type { ClipPlan } from './clips'
import { FPS, gliding, type Size, shareOf } from './glide'

const WIDE: Size = { width: 640, height: 360 }
const TALL: Size = { width: 360, height: 640 }
const SEGMENT_SECONDS = 2

/** Common encoder options, playable on any phone. */
export const h264 = (kilobits: number): string[] => [
  ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-profile:v', 'baseline', '-preset', 'slow'],
  ...['-b:v', `${kilobits}k`, '-maxrate', `${Math.round(kilobits * 1.3)}k`, '-bufsize', `${kilobits * 2}k`],
]

export const still = (assets: string, name: string, seconds: number): string[] => [
  ...['-loop', '1', '-framerate', String(FPS), '-t', String(seconds)],
  ...['-i', join(assets, `pictures/${name}.webp`)],
]

export function makeFile(assets: string, { id, pictures, music, seconds, tall }: ClipPlan): void {
  const size = tall ? TALL : WIDE
  const each = shareOf(pictures.length, seconds)
  const fadeOut = `afade=t=out:st=${seconds - 1.5}:d=1.5`
  run('ffmpeg', [
    ...pictures.flatMap((name) => still(assets, name, each + 0.2)),
    ...['-i', join(assets, `audio/${music}.mp3`)],
    '-filter_complex',
    `${gliding(pictures.length, seconds, size)};[${pictures.length}:a]afade=t=in:d=0.5,${fadeOut}[a]`,
    ...['-map', '[v]', '-map', '[a]', '-t', String(seconds), '-bf', '0'],
    ...h264(tall ? 190 : 220),
    ...['-c:a', 'aac', '-b:a', '48k', '-ar', '32000', '-movflags', '+faststart'],
    join(assets, `video/${id}.mp4`),
  ])
}

const LEVELS = [
  { name: 'low', size: { width: 320, height: 180 }, kilobits: 110 },
  { name: 'high', size: WIDE, kilobits: 260 },
]

/** Converts a clip into HLS with two qualities, the small one first, so that playback starts soon. */
export function makeHls(assets: string, { id }: ClipPlan): void {
  const folder = join(assets, 'hls', id)
  mkdirSync(folder, { recursive: true })
  const split = LEVELS.map((_, index) => `[s${index}]`).join('')
  const scaled = LEVELS.map(({ size }, index) => `[s${index}]scale=${size.width}:${size.height}[o${index}]`)
  run('ffmpeg', [
    ...['-i', join(assets, `video/${id}.mp4`)],
    ...['-filter_complex', `[0:v]split=${LEVELS.length}${split};${scaled.join(';')}`],
    ...LEVELS.flatMap((_, index) => ['-map', `[o${index}]`, '-map', '0:a']),
    ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-profile:v', 'baseline', '-preset', 'slow', '-bf', '0'],
    ...LEVELS.flatMap(({ kilobits }, index) => [
      `-b:v:${index}`,
      `${kilobits}k`,
      `-maxrate:v:${index}`,
      `${kilobits * 1.3}k`,
    ]),
    ...['-bufsize', '500k', '-g', String(FPS * SEGMENT_SECONDS), '-sc_threshold', '0'],
    ...['-c:a', 'aac', '-b:a', '40k', '-ar', '32000'],
    ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod'],
    ...['-hls_segment_filename', join(folder, '%v-%d.ts'), '-master_pl_name', 'master.m3u8'],
    ...['-var_stream_map', LEVELS.map(({ name }, index) => `v:${index},a:${index},name:${name}`).join(' ')],
    join(folder, '%v.m3u8'),
  ])
}

export function rowOf(assets: string, { id, title, pictures, tall, hls }: ClipPlan) {
  const file = join(assets, `video/${id}.mp4`)
  const probe = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]
  return {
    id,
    title,
    file: `video/${id}.mp4`,
    ...(hls && { hls: `hls/${id}/master.m3u8` }),
    seconds: Math.round(Number(execFileSync('ffprobe', probe).toString()) * 100) / 100,
    ...(tall ? TALL : WIDE),
    bytes: statSync(file).size,
    poster: pictures[0],
  }
}
