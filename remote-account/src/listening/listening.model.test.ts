import { expect, it } from 'vitest'
import { content } from '../testing/samples'
import { resumption, shareHeard } from './listening.model'

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
