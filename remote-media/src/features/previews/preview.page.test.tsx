import type { Preview } from '@plaza/shared/api'
import { content, failing } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const preview = (over: Partial<Preview> = {}): Preview => ({
  ...content({ title: 'Not out yet' }),
  published: false,
  author: 'Lu Mingzhou',
  body: '<p>Words that <strong>wait</strong>.</p>',
  pictures: [],
  sounds: [],
  episodes: [],
  sections: [],
  ...over,
})
const link = { until: 1_900_000_000_000, sign: 'signed' }
const open = (answer: Preview | ReturnType<typeof failing>) =>
  visit('preview', { id: 9 }, { query: link, answers: { 'previews.detail': answer } })

it('shows what is not published to whoever has the link, and says so', async () => {
  const { host } = await open(preview())
  expect(await screen.findByRole('heading', { level: 1, name: 'Not out yet' })).toBeTruthy()
  expect(screen.getByText('wait')).toBeTruthy()
  expect(screen.getByText(/only people with this link/)).toBeTruthy()
  expect(host.callsOf('previews.detail')).toEqual([
    { params: { id: '9' }, query: { until: String(link.until), sign: link.sign } },
  ])
})

it('shows the pictures of a photo set with their captions', async () => {
  const pictures = [{ url: '/media/pictures/dawn.webp', caption: 'The first light', width: 1200, height: 675 }]
  await open(preview({ type: 7, body: '', pictures }))
  expect(await screen.findByRole('img', { name: 'The first light' })).toBeTruthy()
})

it('leads to the page that plays a video', async () => {
  const { host } = await open(preview({ id: '9', type: 4 }))
  await waitFor(() => expect(host.navigations).toEqual(['/videos/9/preview?until=1900000000000&sign=signed']))
})

it('plays its sounds by their signed addresses, and leads back to the link', async () => {
  const sounds = ['1', '2'].map((id) => ({
    id,
    title: `Track ${id}`,
    url: `/media/uploads/audio/${id}?play_auth=signed`,
    duration: '01:05',
  }))
  const { host } = await open(preview({ type: 2, title: 'Night voices', sounds }))
  fireEvent.click(await screen.findByRole('button', { name: 'Play Track 2' }))
  const address = '/preview/9?until=1900000000000&sign=signed'
  const [first, second] = sounds.map(({ id, title, url }) => ({ id: `preview-${id}`, name: title, url, address }))
  expect(host.played).toMatchObject([{ type: 'open', index: 1, items: [first, second] }])
  expect(screen.getAllByText('1:05')).toHaveLength(2)
})

it('shows the episodes of a collection', async () => {
  await open(preview({ type: 15, episodes: [content({ id: '4001', type: 4, title: 'The quay at dawn' })] }))
  const episodes = await screen.findByRole('region', { name: 'Episodes' })
  expect(within(episodes).getByText('The quay at dawn')).toBeTruthy()
})

it('says of what is published that everybody can see it', async () => {
  await open(preview({ published: true }))
  expect(await screen.findByText(/everybody can see it/)).toBeTruthy()
  expect(screen.queryByText(/only people with this link/)).toBeNull()
})

it('says that a link has expired, and what to do', async () => {
  await open(failing({ code: 410001 }))
  expect(await screen.findByText('This preview link has expired.')).toBeTruthy()
  expect(screen.getByText('Ask for a new one.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('is gone without a good link', async () => {
  await open(failing({ code: 403001 }))
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
})
