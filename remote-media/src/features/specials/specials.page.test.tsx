import {
  type Answers,
  audioContent,
  content,
  failing,
  pageOf,
  plainSite,
  type VisitOptions,
} from '@plaza/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { marks, special } from '../../testing/samples'
import { visit } from '../../testing/visit'

const answers: Answers = {
  'specials.detail': special(),
  'specials.section': pageOf(content({ id: '203', title: 'All of it' })),
  'contents.dynamicArticle': marks({ id: '51', views: 345 }),
  'comments.list': pageOf(),
}
const open = (over: VisitOptions = {}) =>
  visit('special', { aid: 51 }, { ...over, answers: { ...answers, ...over.answers } })

it('lists specials with their summaries; as the home page it has no back button', async () => {
  const list = pageOf(content({ id: '51', type: 5, title: 'Eleven years', summary: 'The bridge.' }))
  const { unmount } = await visit('specials', {}, { answers: { 'specials.list': list } })
  expect((await screen.findByRole('link', { name: 'Eleven years' })).getAttribute('href')).toBe('/specials/51')
  expect(screen.getByText('The bridge.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy()
  unmount()
  const config = { ...plainSite.config, category: 2 }
  await visit('specials', {}, { answers: { 'specials.list': pageOf() }, site: { config } })
  expect(await screen.findByText('No content yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})

it('shows title, introduction and sections, with links to all of a long one', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Eleven years for nine minutes' })).toBeTruthy()
  expect(screen.getByText('The bridge and its people.')).toBeTruthy()
  const long = screen.getByRole('region', { name: 'On the bridge' })
  expect(within(long).getByRole('link', { name: 'In place' })).toBeTruthy()
  expect(within(long).getByRole('link', { name: /All 6/ }).getAttribute('href')).toBe('/special-more/51?section=1')
  expect(within(screen.getByRole('region', { name: 'Beside it' })).queryByRole('link', { name: /All/ })).toBeNull()
})

it('scrolls to a section by its name', async () => {
  const seen = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  await open()
  fireEvent.click(await screen.findByRole('tab', { name: 'Beside it' }))
  expect(seen.mock.contexts[0]).toBe(screen.getByRole('region', { name: 'Beside it' }))
})

it('omits a section without live contents', async () => {
  const sections = [
    { id: '1', title: 'Read', contents: [content({ id: '201', title: 'In place' })], count: 1, more: false },
    { id: '2', title: 'Elsewhere', contents: [content({ id: '9', type: 15 })], count: 1, more: false },
    { id: '3', title: 'Hear', contents: [audioContent()], count: 1, more: false },
  ]
  await open({ answers: { 'specials.detail': special({ sections }) }, off: [] })
  await screen.findByRole('region', { name: 'Hear' })
  expect(screen.getByRole('region', { name: 'Read' })).toBeTruthy()
})

it('shows all of the section in the address, and another by its tab', async () => {
  const { host } = await visit('special-more', { aid: 51 }, { answers, query: { section: 2 } })
  expect(await screen.findByRole('link', { name: 'All of it' })).toBeTruthy()
  expect(host.callsOf('specials.section')).toMatchObject([{ params: { id: '51', section: '2' } }])
  fireEvent.click(screen.getByRole('tab', { name: 'On the bridge' }))
  await waitFor(() => expect(host.callsOf('specials.section')).toHaveLength(2))
  expect(host.callsOf('specials.section')[1]).toMatchObject({ params: { section: '1' } })
})

it('shows that a special is gone', async () => {
  const gone = failing({ code: 403001 })
  await open({ answers: { 'specials.detail': gone, 'contents.dynamicArticle': gone } })
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
})
