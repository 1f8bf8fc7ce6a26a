import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sentencesOf, spokenText } from '@plaza/shared/format'
import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../../environment'
import { trackRows } from '../sounds'
import { demoAt } from './read'
import { otherVoice, voiceSound } from './schemas/media'

const { assetsDir: assets, demoDir } = readEnvironment({})
const demo = demoAt(demoDir)
const { albums, articles, voices, words } = demo
const MEGABYTE = 1_000_000
const bytesOf = (file: string) => statSync(join(assets, file)).size
/** Of the files of this bit rate. */
const BYTES_PER_SECOND = 2_000

const texts = new Map<number, string>([
  ...words.map(({ slug, body }) => [Number(slug), body] as const),
  ...articles
    .filter(({ id, voice }) => voice?.sound === voiceSound(id))
    .map(({ id, title, body }) => [id, `${title}\n${spokenText(body)}`] as const),
])

/** All recordings by the name of their files. */
const readings = voices.flatMap(({ id, other, ...voice }) => [
  { id, file: String(id), ...voice },
  ...(other ? [{ id, file: otherVoice(id), ...other }] : []),
])

describe('what is read aloud', () => {
  it('is everything that has words, and nothing else', () => {
    expect(voices.map(({ id }) => id).sort()).toEqual([...texts.keys()].sort())
    const spoken = albums.flatMap(({ tracks }) => tracks.filter(({ sound }) => sound === undefined))
    const music = new Set(demo.longTracks.map(({ id }) => id))
    expect(spoken.filter(({ id }) => !texts.has(id) && !music.has(id)).map(({ title }) => title)).toEqual([])
  })

  it.each(readings.map((voice) => [voice.file, voice] as const))('%s: all its words, in order', (_, { id, cues }) => {
    expect(cues.map(([, , text]) => text)).toEqual(sentencesOf(texts.get(id) ?? '').flat())
  })

  it.each(readings.map((voice) => [voice.file, voice] as const))(
    '%s: words from its start to its end',
    (file, voice) => {
      const { cues, seconds } = voice
      expect(bytesOf(`voice/${file}.mp3`) / BYTES_PER_SECOND).toBeCloseTo(seconds, 0)
      expect(seconds - (cues.at(-1)?.[1] ?? 0)).toBeLessThan(1)
      for (const [index, [start, end]] of cues.entries()) {
        expect(start).toBeGreaterThanOrEqual(cues[index - 1]?.[1] ?? 0)
        expect(end).toBeGreaterThan(start)
      }
      expect(cues.reduce((sum, [start, end]) => sum + end - start, 0) / seconds).toBeGreaterThan(0.85)
    },
  )

  it('has articles in two voices', () => {
    expect(voices.filter(({ other }) => other).length).toBeGreaterThan(2)
  })

  it('says the title of a track first', () => {
    const plain = (text: string) => text.replaceAll(/[·，《》]|望潮记?/g, '')
    const spoken = trackRows(demo, new Date()).filter(
      ({ id, title }) => texts.has(Number(id)) && !/新闻：|^[A-Z]/.test(title),
    )
    expect(spoken.length).toBeGreaterThan(50)
    for (const { id, title } of spoken)
      expect(plain(texts.get(Number(id))?.split('\n')[0] ?? '')).toContain(plain(title))
  })
})

it('tells stories of a person for more than an hour, with all sounds in 25 MB', () => {
  expect(voices.reduce((sum, { seconds }) => sum + seconds, 0)).toBeGreaterThan(2 * 3600)
  const sounds = ['audio', 'voice'].flatMap((folder) =>
    readdirSync(join(assets, folder)).map((file) => `${folder}/${file}`),
  )
  const loops = readdirSync(join(assets, 'hls'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^radio.*\.\w+$/.test(file),
  )
  const bytes = [...sounds, ...loops.map((file) => `hls/${file}`)].reduce((sum, file) => sum + bytesOf(file), 0)
  expect(bytes).toBeLessThan(25 * MEGABYTE)
})

it('keeps the album of music in tracks of five to twenty minutes, of which the pieces are known', () => {
  const arranged: { id: string; seconds: number }[] = JSON.parse(readFileSync(join(assets, 'tracks.json'), 'utf8'))
  expect(arranged.map(({ id, seconds }) => ({ id: Number(id), seconds }))).toEqual(demo.longTracks)
  expect(demo.longTracks.filter(({ seconds }) => seconds < 300 || seconds > 1200)).toEqual([])
})
