import { statSync } from 'node:fs'
import { join } from 'node:path'
import { contentTypes } from '@plaza/shared/routes'
import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../../environment'
import { videoRows } from '../visuals'
import { demoAt } from './read'
import { webVttFault } from './schemas/web-vtt'

const { assetsDir: assets, demoDir } = readEnvironment({})
const demo = demoAt(demoDir)
const { clips, films, filmWords, media, videos } = demo
const MEGABYTE = 1_000_000

describe('the short videos', () => {
  const shorts = videos.filter(({ type }) => type === contentTypes.shortVideo)

  it('last a quarter of an hour, upright and wide ones, each with its own film', () => {
    const frames = shorts.map(({ clip }) => media.clip(clip))
    expect(frames.reduce((sum, { seconds }) => sum + seconds, 0)).toBeGreaterThan(15 * 60)
    expect(frames.filter(({ frame }) => frame.width > frame.height).length).toBeGreaterThanOrEqual(4)
    expect(new Set(shorts.map(({ clip }) => clip)).size).toBe(shorts.length)
  })

  it('show every film that was made', () => {
    const shown = new Set(shorts.map(({ clip }) => clip))
    expect(films.filter(({ id }) => !shown.has(id)).map(({ id }) => id)).toEqual([])
    expect(films.map(({ id }) => id).sort()).toEqual(filmWords.map(({ id }) => id).sort())
  })
})

describe.each(films.map((film) => [film.id, film] as const))('%s', (id, film) => {
  const { cues, seconds, file, bytes } = film

  it('has all its words in order, in both languages', () => {
    const script = filmWords.find((one) => one.id === id)
    expect(cues.map(([, , zh, en]) => [zh, en])).toEqual(script?.scenes.flatMap(({ say }) => say))
  })

  it('has words from its beginning to its end', () => {
    for (const [index, [start, end]] of cues.entries()) {
      expect(start).toBeGreaterThanOrEqual(cues[index - 1]?.[1] ?? 0)
      expect(end).toBeGreaterThan(start)
    }
    const last = cues.at(-1)?.[1] ?? 0
    expect(seconds - last).toBeGreaterThan(0)
    expect(seconds - last).toBeLessThan(5)
    expect(statSync(join(assets, file)).size).toBe(bytes)
  })

  it('has its words as subtitles', () => {
    const row = videoRows(demo, new Date()).find(({ url }) => url === media.clip(id).url)
    const { zh = '', en = '' } = row?.detail.subtitles ?? {}
    expect([webVttFault(zh), webVttFault(en)]).toEqual([null, null])
    expect(zh).toContain(cues.at(-1)?.[2])
    expect(en).toContain(cues[0]?.[3])
  })
})

it('keeps all films in 30 MB', () => {
  expect([...clips, ...films].reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(30 * MEGABYTE)
})
