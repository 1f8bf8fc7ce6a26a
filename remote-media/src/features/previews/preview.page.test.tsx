import type { Preview } from '@plaza/shared/api'
import { content, failing } from '@plaza/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const preview = (over: Partial<Preview> = {}): Preview => ({
  ...content({ title: 'Not out yet' }),
  author: 'Lu Mingzhou',
  body: '<p>Words that <strong>wait</strong>.</p>',
  pictures: [],
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

it('is gone without a good link', async () => {
  await open(failing({ code: 403001 }))
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
})
