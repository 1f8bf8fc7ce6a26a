import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../../environment'
import { trackRows } from '../sounds'
import { demoAt } from './read'

const { assetsDir: assets, demoDir } = readEnvironment({})
const demo = demoAt(demoDir)
const arranged: { id: string; seconds: number; says: string; parts: { file: string }[] }[] = JSON.parse(
  readFileSync(join(assets, 'tracks.json'), 'utf8'),
)
const long = demo.albums.filter(({ tracks }) => tracks.some(({ sound }) => sound === undefined))
const tracks = demo.longTracks.map(({ id, seconds }) => {
  const row = trackRows(demo, new Date()).find((track) => track.id === String(id))
  return { id, seconds, title: row?.title ?? '' }
})

describe('the flagship albums', () => {
  it('are at least six, each of whose tracks lasts from five to twenty minutes', () => {
    expect(long.length).toBeGreaterThanOrEqual(6)
    expect(tracks.filter(({ seconds }) => seconds < 300 || seconds > 1200).map(({ title }) => title)).toEqual([])
  })

  it('know of which files each track is put together', () => {
    const byId = new Map(arranged.map((one) => [one.id, one.seconds]))
    for (const { id, seconds } of tracks) expect(byId.get(String(id))).toBe(seconds)
    const files = new Set(arranged.flatMap(({ parts }) => parts.map(({ file }) => file)))
    expect([...files].filter((file) => !existsSync(join(assets, file)))).toEqual([])
  })

  it('say what the title of a track says, and go through several pieces', () => {
    expect(arranged.length).toBe(tracks.length)
    expect(arranged.filter(({ says }) => says).length).toBeGreaterThan(10)
    const titles = new Map(tracks.map(({ id, title }) => [String(id), title.replace(/^\d+ /, '').replace('·', '，')]))
    for (const { id, says, parts } of arranged) {
      if (says) expect(says).toContain(titles.get(id))
      expect(new Set(parts.map(({ file }) => file)).size).toBeGreaterThanOrEqual(4)
    }
  })
})
