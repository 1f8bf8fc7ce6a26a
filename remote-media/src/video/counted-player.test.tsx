import { connectHost } from '@plaza/shared/host'
import { QueryClient, QueryClientProvider } from '@plaza/shared/query'
import { fakeHost, pending } from '@plaza/shared/testing'
import { act, fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { CountedPlayer, type CountedPlayerProps } from './counted-player'

const video = (id: string) => ({
  id,
  title: `Film ${id}`,
  image: null,
  seconds: 60,
  width: 16,
  height: 9,
  source_id: 's',
})

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {})
})

async function play(props: Partial<CountedPlayerProps> = {}) {
  const host = fakeHost({ answers: { 'videos.playAuth': pending, 'contents.countPlay': {} } })
  connectHost(host)
  const client = new QueryClient()
  const draw = (id: string) => (
    <QueryClientProvider client={client}>
      <CountedPlayer video={video(id)} {...props} />
    </QueryClientProvider>
  )
  const { container, rerender } = render(draw('7'))
  const element = container.querySelector('video') as HTMLVideoElement
  const fire = (name: string) => act(async () => void fireEvent(element, new Event(name)))
  await fire('playing')
  return {
    host,
    fire,
    show: (id: string) => act(async () => rerender(draw(id))),
    counts: () => host.callsOf('contents.countPlay'),
  }
}

it('counts a play once, however often it is paused and resumed', async () => {
  const { fire, counts } = await play({ collection: 'c' })
  await fire('pause')
  await fire('playing')
  await fire('emptied')
  await fire('playing')
  expect(counts()).toEqual([{ params: { id: '7' }, query: { video_collection_id: 'c' } }])
})

it('counts the next video in the same element as another play', async () => {
  const { fire, show, counts } = await play()
  await show('8')
  await fire('emptied')
  await fire('playing')
  expect(counts()).toEqual([
    { params: { id: '7' }, query: {} },
    { params: { id: '8' }, query: {} },
  ])
})

it('does not count plays of a preview', async () => {
  const { counts } = await play({ preview: { until: '1', sign: 'x' } })
  expect(counts()).toEqual([])
})
