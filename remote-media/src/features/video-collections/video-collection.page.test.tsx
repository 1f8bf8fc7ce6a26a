import { type Answers, content, pageOf, pending } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { visit } from '../../testing/visit'

const collection = {
  id: 'c',
  title: 'Harbour in twelve parts',
  summary: 'A year at the quay.',
  image: null,
  episodes: 4,
  views: 9,
  updated_at: '2026-11-20T08:00:00Z',
}
const episode = (n: number) => content({ id: `e${n}`, type: 4, title: `Episode ${n}` })
const pages: Answers = {
  'videos.collection': collection,
  'videos.detail': pending,
  'videos.episodes': (input: unknown) =>
    (input as { query?: { cursor?: string } }).query?.cursor === 'more'
      ? pageOf(episode(3), episode(4))
      : { list: [episode(1), episode(2)], next: 'more' },
}

const playing = () => screen.getByRole('heading', { level: 2, name: /^Episode \d/ }).textContent

it('starts with the episode in the address, even if it is not on the first page of the list', async () => {
  await visit('video-collection', { aid: 'c' }, { answers: pages, query: { episode: 'e4' } })
  await waitFor(() => expect(playing()).toBe('Episode 4'))
})

it('loads the next page of episodes before the last known one ends', async () => {
  const { host } = await visit('video-collection', { aid: 'c' }, { answers: pages, query: { episode: 'e2' } })
  await waitFor(() => expect(playing()).toBe('Episode 2'))
  await waitFor(() => expect(host.callsOf('videos.detail')).toContainEqual({ params: { id: 'e3' } }))
})

it('continues with the next episode by itself', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
  await visit('video-collection', { aid: 'c' }, { answers: pages, query: { episode: 'e2' } })
  const element = await waitFor(() => {
    const found = document.querySelector('video')
    if (!found) throw new Error('no player yet')
    return found
  })
  await screen.findByRole('heading', { level: 2, name: 'Episode 2' })
  await waitFor(() => expect(screen.getAllByText('Episode 3')).not.toEqual([]))
  fireEvent(element, new Event('ended'))
  await waitFor(() => expect(playing()).toBe('Episode 3'))
})
