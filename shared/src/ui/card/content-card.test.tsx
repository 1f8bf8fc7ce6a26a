import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Content } from '../../api'
import { renderPage } from '../../testing'
import { ContentCard } from './content-card'
import { layoutOf } from './layout'

const content = (over: Partial<Content> = {}): Content => ({
  id: '7',
  type: 3,
  title: 'The bridge is closed at last',
  summary: null,
  image: '/media/pictures/a.webp',
  images: [],
  layout: 'right',
  source: 'Starbay Daily',
  published_at: new Date(Date.now() - 5 * 60_000).toISOString(),
  views: 1,
  comments: 12_345,
  likes: 0,
  duration: null,
  link_address: null,
  audio: null,
  ...over,
})

it.each<[what: string, Partial<Content>, address: string]>([
  ['an audio', { type: 1 }, '/audios/7'],
  ['an album', { type: 2 }, '/albums/7'],
  ['an article', { type: 3 }, '/posts/7'],
  ['a video', { type: 4 }, '/videos/7'],
  ['a special', { type: 5 }, '/specials/7'],
  ['an atlas', { type: 7 }, '/atlas/7'],
  ['a video collection', { type: 15 }, '/videos-collection/7'],
])('opens %s where its type says', (_, over, address) => {
  const { host } = renderPage(<ContentCard content={content(over)} />, {
    built: ['video', 'special', 'atlas', 'video-collection'],
  })
  fireEvent.click(screen.getByRole('link', { name: 'The bridge is closed at last' }))
  expect(host.navigations).toEqual([address])
})

it('opens an article with an external address through the host', () => {
  const { host } = renderPage(<ContentCard content={content({ link_address: 'https://a.example/x' })} />)
  fireEvent.click(screen.getByRole('link'))
  expect(host.trusted).toEqual(['https://a.example/x'])
  expect(host.navigations).toEqual([])
})

it('says where it is from, how much it is talked about and when', () => {
  renderPage(<ContentCard content={content()} />)
  expect(screen.getByText('Starbay Daily')).toBeTruthy()
  expect(screen.getByText('12.3K comments')).toBeTruthy()
  expect(screen.getByText('5 min ago')).toBeTruthy()
})

it('keeps silent about no comments', () => {
  renderPage(<ContentCard content={content({ comments: 0 })} />)
  expect(screen.queryByText(/comments/)).toBeNull()
})

it('plays an audio in place', () => {
  const onPlay = vi.fn()
  const audio = content({ type: 1, duration: '05:30' })
  const { host } = renderPage(<ContentCard content={audio} onPlay={onPlay} />)
  fireEvent.click(screen.getByRole('button', { name: 'Play The bridge is closed at last' }))
  expect(onPlay).toHaveBeenCalledWith(audio)
  expect(host.navigations).toEqual([])
})

it.each<[Partial<Content>, said: string]>([
  [{ type: 4, duration: '12:08' }, 'lasts 12:08'],
  [{ type: 2, track_count: 48 }, '48 tracks'],
  [{ type: 7, picture_count: 18 }, '18 pictures'],
])('tells %j on its picture', (over, said) => {
  renderPage(<ContentCard content={content(over)} />)
  expect(screen.getByText(said)).toBeTruthy()
})

it.each<[Partial<Content>, layout: string]>([
  [{ layout: 'three', images: ['/1', '/2', '/3'] }, 'three'],
  [{ layout: 'three', images: ['/1', '/2'] }, 'right'],
  [{ layout: 'large' }, 'large'],
  [{ layout: 'large', image: null }, 'text'],
  [{ layout: 'text' }, 'text'],
])('lays %j out as its pictures allow', (over, layout) => expect(layoutOf(content(over))).toBe(layout))
