import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { Env } from '../../transport/request'
import { mountMedia } from '../mount'
import { FRAME_SECONDS, frameBytes } from './frames'

const assetsDir = join(import.meta.dirname, '../../../assets')
const listed: { id: string; seconds: number }[] = JSON.parse(readFileSync(join(assetsDir, 'tracks.json'), 'utf8'))
const app = new Hono<Env>()
mountMedia(app, { environment: { assetsDir }, db: { execute: async () => ({ rows: [] }) } } as never, async () => ({
  user: null,
  token: null,
}))

const ask = (id: string, headers: Record<string, string> = {}) => app.request(`/media/tracks/${id}.mp3`, { headers })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const RESERVOIR = 4

/** The frames after the info frame; each must begin where the previous one ends. */
function framesOf(file: Buffer): { frames: number; borrowing: number; rest: number } {
  let [at, frames, borrowing] = [frameBytes(file, 0), 0, 0]
  for (let size = frameBytes(file, at); size > 0; size = frameBytes(file, at)) {
    if (((file[at + RESERVOIR] ?? 0) << 1) | ((file[at + RESERVOIR + 1] ?? 0) >> 7)) borrowing += 1
    at += size
    frames += 1
  }
  return { frames, borrowing, rest: file.length - at }
}

describe('a long track', () => {
  it.each(['11801', '11805', '11810'])(
    '%s is whole frames from its beginning to its end, as long as it says',
    async (id) => {
      const file = await bytesOf(await ask(id))
      const { frames, borrowing, rest } = framesOf(file)
      expect([rest, borrowing]).toEqual([0, 0])
      expect(frames * FRAME_SECONDS).toBeCloseTo(listed.find((one) => one.id === id)?.seconds ?? 0, 1)
      expect([file.toString('latin1', 36, 40), file.readUInt32BE(44), file.readUInt32BE(48)]).toEqual([
        'Xing',
        frames,
        file.length,
      ])
    },
  )

  it('gives any part of itself, the same bytes as the whole', async () => {
    const response = await ask('11801')
    const whole = await bytesOf(response)
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(whole.length)])
    const spans = [
      [0, 1],
      [0, whole.length - 1],
      [200, 900],
      [1_000_003, 1_000_003],
      [524_288, 655_360],
      [whole.length - 7, whole.length - 1],
    ] as const
    for (const [start, end] of spans) {
      const part = await ask('11801', { range: `bytes=${start}-${end}` })
      expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
        206,
        `bytes ${start}-${end}/${whole.length}`,
        String(end - start + 1),
      ])
      expect((await bytesOf(part)).equals(whole.subarray(start, end + 1))).toBe(true)
    }
    expect((await ask('11801', { range: `bytes=${whole.length}-` })).status).toBe(416)
  })

  it('is not sent again to who has it, and 404 where there is none', async () => {
    const etag = (await ask('11802')).headers.get('etag') ?? ''
    expect((await ask('11802', { 'if-none-match': etag })).status).toBe(304)
    expect((await ask('99999')).status).toBe(404)
    expect((await ask('../tracks')).status).toBe(404)
  })
})
