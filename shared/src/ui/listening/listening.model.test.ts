import { expect, it } from 'vitest'
import type { Content } from '../../api'
import { leftOf, resumption, shareHeard } from './listening.model'

const content = (over: Partial<Content>): Content => ({
  id: '7',
  type: 3,
  title: 'A quieter harbour at night',
  summary: null,
  image: null,
  images: [],
  layout: 'text',
  source: 'Starbay Daily',
  published_at: '2026-11-20T08:00:00+08:00',
  views: 12,
  comments: 3,
  likes: 5,
  duration: null,
  link_address: null,
  audio: null,
  ...over,
})
const audio = content({ type: 1, duration: '10:00', audio: { url: '/a.mp3', album: 'Harbour tales', album_id: '9' } })

it.each<[what: string, seconds: number | null, position: number, share: number | null]>([
  ['in the middle', 150, 150, 0.25],
  ['not begun', null, 0, null],
  ['a few seconds before its end', 597, 0, null],
])('goes on with an audio that was left %s', (_, seconds, position, share) => {
  expect(resumption({ content: audio, seconds })?.position).toBe(position)
  expect(shareHeard({ content: audio, seconds })).toBe(share)
})

it('has nothing to play for an article', () => {
  expect(resumption({ content: content({ type: 3 }), seconds: null })).toBeNull()
})

it.each<[what: string, position: number | null, duration: number | null, left: number | null]>([
  ['in its middle', 150, 600, 450],
  ['that was not begun', null, 600, null],
  ['at its beginning', 0, 600, null],
  ['a few seconds before its end', 596, 600, 0],
  ['of unknown length', 20, null, null],
])('knows what is left of an audio %s', (_, position, duration, left) => {
  expect(leftOf(position, duration)).toBe(left)
})
