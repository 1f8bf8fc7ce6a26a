import type { Video } from '@plaza/shared/api'
import { content, pending } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const short = (n: number): Video => ({
  ...content({ id: `s${n}`, type: 12, title: `Short ${n}` }),
  source_id: `s${n}`,
  seconds: 12,
  width: 720,
  height: 1280,
  body: '',
  organisation: null,
})
const pages = (input: { query?: { cursor?: string } }) =>
  input.query?.cursor === 'more'
    ? { list: [short(5), short(6)], next: null }
    : { list: [1, 2, 3, 4].map(short), next: 'more' }
const open = () =>
  visit(
    'short-videos',
    {},
    { answers: { 'videos.shorts': pages, 'videos.playAuth': pending, 'contents.dynamicArticle': pending } },
  )

it('keeps the one that is seen in the address, and asks for more before the last is reached', async () => {
  const { host } = await open()
  await screen.findByText('Short 1')
  expect(host.callsOf('videos.shorts')).toHaveLength(1)
  const reel = screen.getByRole('region', { name: 'Short 1' }).parentElement as HTMLElement
  Object.defineProperty(reel, 'clientHeight', { value: 800 })
  reel.scrollTop = 800
  fireEvent.scroll(reel)
  await waitFor(() => expect(host.navigations.at(-1)).toBe('/play?at=s2'))
  await waitFor(() => expect(host.callsOf('videos.shorts')).toHaveLength(2))
})
