import type { Video } from '@plaza/shared/api'
import { type Answers, content, pageOf, pending } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
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
const collection = (id: string) => ({
  id,
  title: `Collection ${id}`,
  summary: '',
  image: null,
  episodes: 3,
  views: 10,
  updated_at: '2026-11-01T00:00:00Z',
})
const open = (over: Answers = {}) =>
  visit(
    'short-videos',
    {},
    {
      answers: {
        'videos.shorts': pages,
        'videos.playAuth': pending,
        'contents.dynamicArticle': pending,
        'videos.collections': pageOf(collection('c1')),
        ...over,
      },
    },
  )

const HEIGHT = 800

/** What a swipe leaves behind: the reel stands at a slide. */
function swipeTo(place: number): HTMLElement {
  const reel = screen.getByRole('region', { name: 'Short 1', hidden: true }).parentElement as HTMLElement
  Object.defineProperty(reel, 'clientHeight', { value: HEIGHT, configurable: true })
  reel.scrollTop = place * HEIGHT
  fireEvent.scroll(reel)
  return reel
}

it('keeps the visible video in the address, and loads more before the last one', async () => {
  const { host } = await open()
  await screen.findByText('Short 1')
  expect(host.callsOf('videos.shorts')).toHaveLength(1)
  swipeTo(1)
  await waitFor(() => expect(host.navigations.at(-1)).toBe('/play?at=s2'))
  await waitFor(() => expect(host.callsOf('videos.shorts')).toHaveLength(2))
})

it('says at the end how many there were, with links to collections and back to the first', async () => {
  const { host } = await open({ 'videos.shorts': { list: [1, 2].map(short), next: null } })
  await screen.findByText('Short 1')
  const reel = swipeTo(2)
  const end = await screen.findByRole('region', { name: 'You have seen all 2 short videos' })
  expect((await within(end).findByRole('link', { name: 'Collection c1' })).getAttribute('href')).toBe(
    '/videos-collection/c1',
  )
  expect(within(end).getByRole('heading').textContent).toBe('You have seen all 2 short videos')
  expect(within(end).getByRole('link', { name: 'All collections' }).getAttribute('href')).toBe('/videos-collection')
  expect(screen.queryByRole('region', { name: 'Short 2' })).toBeNull()
  const scrolled = vi.fn()
  reel.scrollTo = scrolled
  fireEvent.click(within(end).getByRole('button', { name: 'From the start' }))
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  expect(host.callsOf('videos.shorts')).toHaveLength(1)
})

it('moves by arrow keys wherever the focus is, but not behind a sheet', async () => {
  await open()
  await screen.findByText('Short 1')
  const reel = swipeTo(1)
  const scrolled = vi.fn()
  reel.scrollTo = scrolled
  fireEvent.keyDown(document.body, { key: 'ArrowDown' })
  expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ top: 2 * HEIGHT }))
  const sheet = document.body.appendChild(document.createElement('dialog'))
  sheet.open = true
  fireEvent.keyDown(sheet, { key: 'ArrowUp' })
  sheet.remove()
  expect(scrolled).toHaveBeenCalledTimes(1)
})

it('shows no end while there may be more', async () => {
  await open({ 'videos.shorts': { list: [1, 2, 3, 4].map(short), next: 'more' } })
  await screen.findByText('Short 1')
  expect(screen.queryByRole('region', { name: /You have seen all/, hidden: true })).toBeNull()
})

it('links a wide video to its own page, but no upright one', async () => {
  const wide = { ...short(1), type: 4 as const, width: 1280, height: 720 }
  await open({ 'videos.shorts': { list: [wide, short(2)], next: null } })
  const own = await screen.findAllByRole('link', { name: 'About this video', hidden: true })
  expect(own.map((link) => link.getAttribute('href'))).toEqual(['/videos/s1'])
})

it('frames a wide video and fills the screen with an upright one', async () => {
  const wide = { ...short(1), width: 1280, height: 720 }
  await open({ 'videos.shorts': { list: [wide, short(2)], next: null } })
  await screen.findByText('Short 1')
  const shapes = [...document.querySelectorAll<HTMLElement>('[data-shape]')].map(({ dataset }) => dataset.shape)
  expect(shapes).toEqual(['wide', 'upright'])
  expect(await screen.findByRole('button', { name: 'Full screen' })).toBeTruthy()
})

const subtitles = (['zh', 'en'] as const).map((language) => ({
  language,
  url: `/media/subtitles/s1/${language}-1.vtt`,
}))

it('draws the words of the chosen language, and keeps the choice for the next video', async () => {
  const { host } = await open({
    'videos.shorts': {
      list: [
        { ...short(1), subtitles },
        { ...short(2), subtitles },
      ],
      next: null,
    },
  })
  expect(screen.queryByTestId('spoken')).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Subtitles' }))
  fireEvent.click(await screen.findByRole('button', { name: 'English' }))
  expect(await screen.findAllByTestId('spoken')).toHaveLength(2)
  expect(host.drafts.read('subtitles')).toBe('en')
})

it('offers no subtitles where there are none', async () => {
  await open({ 'videos.shorts': { list: [short(1)], next: null } })
  await screen.findByText('Short 1')
  expect(screen.queryByRole('button', { name: 'Subtitles' })).toBeNull()
})
