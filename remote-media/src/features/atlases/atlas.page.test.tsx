import { type Answers, content, failing, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { atlas, marks } from '../../testing/samples'
import { visit } from '../../testing/visit'

const answers: Answers = {
  'atlases.detail': atlas(),
  'contents.dynamicArticle': marks({ id: '701' }),
  'contents.related': { list: [content({ id: '702', type: 7, title: 'Snow on the roofs' })] },
  'comments.list': pageOf(),
}
const open = (over: VisitOptions = {}) =>
  visit('atlas', { aid: 701 }, { ...over, answers: { ...answers, ...over.answers } })

const WIDTH = 390

/** Scrolls the strip to a picture, as a swipe does. */
async function turnTo(index: number): Promise<void> {
  const strip = screen.getByRole('region', { name: 'Pictures' }).firstElementChild as HTMLElement
  Object.defineProperty(strip, 'clientWidth', { value: WIDTH, configurable: true })
  strip.scrollLeft = index * WIDTH
  await act(async () => void fireEvent.scroll(strip))
}

afterEach(() => vi.restoreAllMocks())

it('shows the title, and caption and number of each picture', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'A night on the bridge' })).toBeTruthy()
  expect(screen.getByText('Midnight, the lamps are tried')).toBeTruthy()
  await turnTo(1)
  expect(screen.getByText('The first light')).toBeTruthy()
  expect(screen.queryByText('Midnight, the lamps are tried')).toBeNull()
  expect(screen.getByText('Picture 2 of 2')).toBeTruthy()
})

it('keeps the current picture in the address, and starts with it', async () => {
  const { host, unmount } = await open()
  await screen.findByText('Midnight, the lamps are tried')
  await turnTo(1)
  expect(host.navigations.at(-1)).toMatch(/\?at=2$/)
  unmount()
  await open({ query: { at: 2 } })
  expect(await screen.findByText('The first light')).toBeTruthy()
})

it('ends with related photo sets and a way back to the first picture', async () => {
  await open()
  await screen.findByText('Midnight, the lamps are tried')
  await turnTo(2)
  expect((await screen.findByRole('link', { name: 'Snow on the roofs' })).getAttribute('href')).toBe('/atlas/702')
  expect(screen.getByRole('button', { name: 'From the first' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save picture' })).toBeNull()
})

it('explains inside WeChat how to save a picture', async () => {
  const { host } = await open({ shell: { kind: 'wechat', inApp: false } })
  fireEvent.click(await screen.findByRole('button', { name: 'Save picture' }))
  expect(host.toasts).toEqual(['Press and hold the picture to save it'])
})

it('opens the comments above the pictures', async () => {
  const { host } = await open({ user: person(), answers: { 'histories.add': {} } })
  fireEvent.click(await screen.findByRole('button', { name: 'Comments: 3' }))
  expect(await screen.findByRole('dialog', { name: 'Comments' })).toBeTruthy()
  await waitFor(() => expect(host.callsOf('comments.list')).toHaveLength(1))
  expect(host.callsOf('histories.add')).toEqual([{ body: { id: '701', type: 7 } }])
})

it('shows that it is gone, with a heading and a back button', async () => {
  const gone = failing({ code: 403001 })
  await open({ answers: { 'atlases.detail': gone, 'contents.dynamicArticle': gone } })
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Photo set' })).toBeTruthy()
})
