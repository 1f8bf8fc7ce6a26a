import type { Entry } from '@plaza/shared/operations'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answer, refusal } from '../testing/fake-server'
import { entry, open } from '../testing/newsroom'

const mayLeave = vi.fn(() => false)
beforeEach(() => vi.stubGlobal('confirm', mayLeave))
afterEach(() => {
  window.location.hash = ''
  mayLeave.mockReset()
  vi.unstubAllGlobals()
})

const titled = (title: string, more: Partial<Entry> = {}) =>
  entry({ ...more, title, document: { id: 1000001, title, pictures: [], body: '第一段。' } })
const titleField = () => screen.findByLabelText<HTMLInputElement>(/^Title/)
const type = async (value: string) => fireEvent.change(await titleField(), { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

/** An entry that somebody else saves as version 2 while a title is typed here. */
async function openOutdated() {
  let current = titled('渡口')
  const server = await open('#newsroom/article/1000001', {
    'GET newsroom/article/1000001': () => answer(current),
    'POST newsroom/article/change': () => answer(titled('我的', { version: 3 })),
  })
  await type('我的')
  current = titled('她的', { version: 2, updatedBy: 'mei' })
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await screen.findByText(/mei has saved version 2/)
  return server
}

it('keeps what is typed when somebody else saves, and saves it over theirs if that is wanted', async () => {
  const { bodies } = await openOutdated()
  expect((await titleField()).value).toBe('我的')
  await press('Go on with mine')
  expect(screen.queryByText(/mei has saved/)).toBeNull()
  await press('Save')
  const document = { id: 1000001, title: '我的', pictures: [], body: '第一段。' }
  expect(bodies('POST newsroom/article/change')).toEqual([{ id: '1000001', version: 2, document }])
})

it('takes the version of somebody else into the form if that is wanted', async () => {
  await openOutdated()
  await press('Take theirs into the form')
  expect((await titleField()).value).toBe('她的')
  expect(screen.queryByText(/not saved/)).toBeNull()
})

it('does not save over a version that was not seen', async () => {
  const { bodies } = await openOutdated()
  await press('Save')
  expect(bodies('POST newsroom/article/change')).toMatchObject([{ version: 1 }])
})

it('shows what somebody else saved where nothing is unsaved', async () => {
  let current = titled('渡口')
  await open('#newsroom/article/1000001', { 'GET newsroom/article/1000001': () => answer(current) })
  await titleField()
  current = titled('她的', { version: 2, updatedBy: 'mei' })
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(async () => expect((await titleField()).value).toBe('她的'))
})

it('sees that it was saved although the answer was lost', async () => {
  let current = titled('渡口')
  await open('#newsroom/article/1000001', {
    'GET newsroom/article/1000001': () => answer(current),
    'POST newsroom/article/change': () => {
      current = titled('我的', { version: 2 })
      return refusal('This has changed meanwhile')
    },
  })
  await type('我的')
  await press('Save')
  expect(await screen.findByText('Draft · version 2')).toBeTruthy()
})

it('keeps what is unsaved when it takes the entry back', async () => {
  const published = titled('渡口', { state: 'published', publishedVersion: 1 })
  await open('#newsroom/article/1000001', {
    'GET newsroom/article/1000001': () => answer(published),
    'POST newsroom/article/take-back': () => answer({ ...published, state: 'taken-back', publishedVersion: null }),
  })
  await type('我的')
  await press('Take back')
  expect(await screen.findByText('Taken back · version 1 · not saved')).toBeTruthy()
})

it('takes no letters while it saves', async () => {
  let finish = (_: unknown): unknown => undefined
  await open('#newsroom/article/1000001', {
    'GET newsroom/article/1000001': () => answer(titled('渡口')),
    'POST newsroom/article/change': () => new Promise((resolve) => (finish = resolve)) as never,
  })
  await type('我的')
  await press('Save')
  expect((await titleField()).closest('[inert]')).not.toBeNull()
  await act(async () => finish(answer(titled('我的', { version: 2 }))))
  await waitFor(async () => expect((await titleField()).closest('[inert]')).toBeNull())
})

it('asks before Back, a version or the logout drop what is unsaved', async () => {
  const log = [2, 1].map((version) => ({ version, action: 'change' as const, document: true, who: 'ed', at: version }))
  const { sent } = await open('#newsroom/article/1000001', {
    'GET newsroom/article/1000001': () => answer(titled('渡口', { version: 2, log })),
  })
  window.location.hash = '#newsroom/article'
  window.location.hash = '#newsroom/article/1000001'
  await type('我的')
  window.history.back()
  await waitFor(() => expect(mayLeave).toHaveBeenCalledTimes(1))
  expect([window.location.hash, (await titleField()).value]).toEqual(['#newsroom/article/1000001', '我的'])
  for (const name of ['Put into the form', 'Restore', 'Log out']) await press(name)
  expect(mayLeave).toHaveBeenCalledTimes(4)
  expect((await titleField()).value).toBe('我的')
  expect(sent.filter(({ call }) => call.startsWith('POST') || call.endsWith('/1'))).toEqual([])
})

it('asks once at a link, and leaves if that is wanted', async () => {
  mayLeave.mockReturnValue(true)
  await open('#newsroom/article/1000001', {
    'GET newsroom/article/1000001': () => answer(titled('渡口')),
    'GET newsroom/album': () => answer({ list: [], next: null }),
  })
  await type('我的')
  const link = screen.getByText('Albums', { selector: 'a' })
  await act(async () => link.click())
  await screen.findByText('Nothing here yet.')
  expect(mayLeave).toHaveBeenCalledTimes(1)
})
