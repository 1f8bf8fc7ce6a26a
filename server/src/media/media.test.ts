import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Env } from '../transport/request'
import { pathBelow } from './files'
import { type Loop, livePlaylist, WINDOW } from './live'
import { mountMedia } from './mount'
import { rangeOf } from './range'

describe('a range', () => {
  it.each<[string | undefined, ReturnType<typeof rangeOf>]>([
    [undefined, null],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-999', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['items=0-1', null],
  ])('%s', (header, expected) => expect(rangeOf(header, 100)).toEqual(expected))
})

describe('a path below the media', () => {
  it.each(['../secret', '/etc/passwd', 'a/../../b', '.hidden', 'a/.b', 'a\0.png', ''])('%j is not', (address) =>
    expect(pathBelow('/media', address)).toBeNull(),
  )
  it('is', () => expect(pathBelow('/media', 'audio/a.mp3')).toBe('/media/audio/a.mp3'))
})

describe('an endless stream', () => {
  const loop: Loop = { seconds: [4, 4, 4, 4, 4, 4], address: (index) => `seg${index}.ts` }
  const read = (nowMs: number) => {
    const lines = livePlaylist(loop, nowMs).trim().split('\n')
    const number = (tag: string) => Number(lines.find((line) => line.startsWith(tag))?.split(':')[1])
    return {
      lines,
      sequence: number('#EXT-X-MEDIA-SEQUENCE'),
      discontinuities: number('#EXT-X-DISCONTINUITY-SEQUENCE'),
      segments: lines.filter((line) => line.startsWith('seg')),
    }
  }
  const noon = Date.UTC(2026, 4, 1, 12)

  it('shows some segments and never ends', () => {
    const { segments, lines } = read(noon)
    expect(segments).toHaveLength(WINDOW)
    expect(lines).not.toContain('#EXT-X-ENDLIST')
  })

  it('moves on by one segment in the time of one', () => {
    for (let step = 0; step < 40; step++) {
      const [now, next] = [read(noon + step * 4_000), read(noon + (step + 1) * 4_000)]
      expect(next.sequence).toBe(now.sequence + 1)
      expect(next.segments.slice(0, -1)).toEqual(now.segments.slice(1))
    }
  })

  it('marks each wrap, and counts the marks that have left', () => {
    for (let step = 0; step < 40; step++) {
      const [now, next] = [read(noon + step * 4_000), read(noon + (step + 1) * 4_000)]
      const marks = ({ lines }: typeof now) => lines.filter((line) => line === '#EXT-X-DISCONTINUITY').length
      for (const [index, line] of now.lines.entries())
        if (line === 'seg0.ts') expect(now.lines[index - 2]).toBe('#EXT-X-DISCONTINUITY')
      const entered = next.segments.at(-1) === 'seg0.ts' ? 1 : 0
      expect(next.discontinuities + marks(next)).toBe(now.discontinuities + marks(now) + entered)
    }
  })

  it('counts those marks from 0 again and again: hls.js walks through every number below', () => {
    for (const year of [1990, 2026, 2100]) expect(read(Date.UTC(year, 10, 22)).discontinuities).toBeLessThan(10_000)
  })

  it('keeps time with segments of unequal length', () => {
    const uneven: Loop = { seconds: [1, 5], address: String }
    expect(livePlaylist(uneven, 6_000)).toContain('#EXT-X-TARGETDURATION:5')
    expect(livePlaylist(uneven, 6_500)).toBe(livePlaylist(uneven, 6_000))
    expect(livePlaylist(uneven, 7_000)).not.toBe(livePlaylist(uneven, 6_500))
  })
})

describe('the demo’s files', () => {
  const dir = mkdtempSync(join(tmpdir(), 'plaza-media-'))
  const app = new Hono<Env>()
  beforeAll(() => {
    mkdirSync(join(dir, 'hls'))
    writeFileSync(join(dir, 'a.mp3'), Buffer.alloc(1_000, 7))
    writeFileSync(
      join(dir, 'hls', 'x.json'),
      JSON.stringify([{ id: 'radio-1', segments: [{ file: 'hls/radio-1/seg0.ts', seconds: 4 }] }]),
    )
    mountMedia(
      app,
      { environment: { assetsDir: dir }, db: { execute: async () => ({ rows: [] }) } } as never,
      async () => ({ user: null, token: null }),
    )
  })
  afterAll(() => rmSync(dir, { recursive: true, force: true }))

  it('are typed, kept long, and not sent again to who has them', async () => {
    const response = await app.request('/media/a.mp3')
    expect([response.status, response.headers.get('content-type'), response.headers.get('accept-ranges')]).toEqual([
      200,
      'audio/mpeg',
      'bytes',
    ])
    const etag = response.headers.get('etag') ?? ''
    expect((await app.request('/media/a.mp3', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await app.request('/media/a.mp3', { headers: { range: 'bytes=0-9', 'if-range': '"old"' } })).status).toBe(
      200,
    )
    expect((await app.request('/media/a.mp3', { headers: { range: 'bytes=0-9', 'if-range': etag } })).status).toBe(206)
  })

  it('make a live channel', async () => {
    const response = await app.request('/media/live/radio-1.m3u8')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await response.text()).toContain('/media/hls/radio-1/seg0.ts')
  })

  it.each(['/media/none.mp3', '/media/live/none.m3u8', '/media/hls', '/media/%2e%2e/package.json'])(
    '%s is not there',
    async (address) => {
      expect((await app.request(address)).status).toBe(404)
    },
  )
})
