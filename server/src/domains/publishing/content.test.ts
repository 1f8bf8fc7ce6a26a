import { expect, it } from 'vitest'
import { contentOf } from './content'

type Row = Parameters<typeof contentOf>[0]
const row = (over: Partial<Row> = {}) =>
  ({
    ...{ id: '7', title: 'Lights', content: 'On again.', images: [], video: null, state: 'shown' },
    ...{ categoryId: '2', topicId: null, createdAt: new Date('2026-11-20T08:00:00Z') },
    ...over,
  }) as Row
const pictures = (count: number) => Array.from({ length: count }, (_, at) => `image/${at}`)

it.each([
  [0, 'text'],
  [1, 'right'],
  [2, 'right'],
  [3, 'three'],
  [9, 'three'],
])('%i pictures stand in a list as "%s"', (count, layout) =>
  expect(contentOf(row({ images: pictures(count) }), 'Lin').layout).toBe(layout),
)

it('is a large picture with its poster where it is a clip', () => {
  const clip = { key: 'video/tide', seconds: 12, poster: 'image/tide' }
  const content = contentOf(row({ video: clip }), 'Lin')
  expect(content).toMatchObject({ type: 4, layout: 'large', image: '/media/uploads/image/tide' })
  expect(contentOf(row(), 'Lin')).toMatchObject({ type: 3, image: null, author: 'Lin' })
})

it('has all its pictures, or the poster of its clip alone', () => {
  const all = ['/media/uploads/image/0', '/media/uploads/image/1']
  expect(contentOf(row({ images: pictures(2) }), 'Lin').images).toEqual(all)
  const clip = { key: 'video/tide', seconds: 12, poster: 'image/tide' }
  const images = (video: Row['video']) => contentOf(row({ images: pictures(2), video }), 'Lin').images
  expect(images(clip)).toEqual(['/media/uploads/image/tide'])
  expect(images({ ...clip, poster: null })).toEqual(all)
})

it('stands in its topic, else in its category', () => {
  expect([contentOf(row(), 'Lin').categoryId, contentOf(row({ topicId: '21' }), 'Lin').categoryId]).toEqual(['2', '21'])
})

it('has a summary of sixty signs in one line, or none', () => {
  expect(contentOf(row({ content: 'a\n\n  b' }), 'Lin').summary).toBe('a b')
  expect([...(contentOf(row({ content: '海'.repeat(61) }), 'Lin').summary ?? '')]).toHaveLength(60)
  expect(contentOf(row({ content: '' }), 'Lin').summary).toBeNull()
})
