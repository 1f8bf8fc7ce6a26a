import { type Answers, content, failing, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
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

const turn = async (name = 'Next picture') => fireEvent.click(await screen.findByRole('button', { name }))

afterEach(() => vi.restoreAllMocks())

it('shows the title, and caption and number of each picture', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'A night on the bridge' })).toBeTruthy()
  expect(screen.getByText('Midnight, the lamps are tried')).toBeTruthy()
  await turn()
  expect(await screen.findByText('The first light')).toBeTruthy()
  expect(screen.queryByText('Midnight, the lamps are tried')).toBeNull()
  expect(screen.getByText('Picture 2 of 2')).toBeTruthy()
})

it('keeps the current picture in the address, and starts with it', async () => {
  const { host, unmount } = await open()
  await screen.findByText('Midnight, the lamps are tried')
  await turn()
  expect(host.navigations.at(-1)).toMatch(/\?at=2$/)
  unmount()
  await open({ query: { at: 2 } })
  expect(await screen.findByText('The first light')).toBeTruthy()
})

it('ends with related photo sets and a way back to the first picture', async () => {
  await open()
  await screen.findByText('Midnight, the lamps are tried')
  await turn()
  await turn()
  expect((await screen.findByRole('link', { name: 'Snow on the roofs' })).getAttribute('href')).toBe('/atlas/702')
  expect(screen.getByRole('button', { name: 'From the first' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save picture' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'From the first' }))
  expect(await screen.findByText('Midnight, the lamps are tried')).toBeTruthy()
})

it('keeps what stands after the last picture out of reach until it is shown', async () => {
  await open()
  await turn()
  expect(screen.getByText('From the first').closest('[inert]')).toBeTruthy()
  await turn()
  expect(screen.getByText('From the first').closest('[inert]')).toBeNull()
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
