import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answer, refusal } from '../testing/fake-server'
import { entry, open } from '../testing/newsroom'
import { archiveOf } from './content-files'

afterEach(() => {
  window.location.hash = ''
  vi.unstubAllGlobals()
})

it('lists entries, finds them by title and state', async () => {
  const { sent } = await open('#newsroom', { 'GET newsroom/article': () => answer({ list: [entry()], next: null }) })
  expect((await screen.findByRole('link', { name: '渡口' })).getAttribute('href')).toBe('#newsroom/article/1000001')
  fireEvent.click(screen.getByRole('radio', { name: 'Draft' }))
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find by title' }), { target: { value: '灯' } })
  await waitFor(() => expect(sent.at(-1)?.call).toBe(`GET newsroom/article?state=draft&q=${encodeURIComponent('灯')}`))
})

it('leads to another kind by the select of a phone', async () => {
  await open('#newsroom', {
    'GET newsroom/article': () => answer({ list: [], next: null }),
    'GET newsroom/album': () => answer({ list: [], next: null }),
  })
  const kinds = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kinds' })
  expect(kinds.value).toBe('article')
  fireEvent.change(kinds, { target: { value: 'album' } })
  expect(window.location.hash).toBe('#newsroom/album')
  await waitFor(() => expect(kinds.value).toBe('album'))
})

it('asks once for what was typed in a row', async () => {
  const { sent } = await open('#newsroom', { 'GET newsroom/article': () => answer({ list: [], next: null }) })
  const field = await screen.findByRole('searchbox', { name: 'Find by title' })
  for (const value of ['a', 'ab', 'abc']) fireEvent.change(field, { target: { value } })
  await waitFor(() => expect(sent.at(-1)?.call).toBe('GET newsroom/article?q=abc'))
  expect(sent.filter(({ call }) => call.includes('?q='))).toHaveLength(1)
})

it('leads to the site where nobody has set it', async () => {
  await open('#newsroom', {
    'GET newsroom/article': () => answer({ list: [], next: null }),
    'GET newsroom/site/site': () => answer(entry({ kind: 'site', id: 'site', version: 0 })),
  })
  expect((await screen.findByRole('link', { name: 'To the site' })).getAttribute('href')).toBe('#newsroom/site')
})

it('creates an article of what its form has, and publishes it', async () => {
  const { bodies } = await open('#newsroom/article/new', {
    'POST newsroom/article/create': () => answer(entry()),
    'POST newsroom/article/publish': () => answer(entry({ state: 'published', publishedVersion: 1 })),
    'GET newsroom/article/1000001': () => answer(entry({ state: 'published', publishedVersion: 1 })),
  })
  fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: '渡口' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'On top' }))
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(bodies('POST newsroom/article/publish')).toEqual([{ id: '1000001', version: 1 }]))
  expect(bodies('POST newsroom/article/create')).toEqual([
    { document: { title: '渡口', top: true, pictures: [] }, key: expect.stringMatching(/^[\da-f-]{36}$/) },
  ])
  await screen.findByText(/Published · version 1/)
})

it('offers a schedule for a coming time alone', async () => {
  await open('#newsroom/article/1000001', { 'GET newsroom/article/1000001': () => answer(entry()) })
  const when = await screen.findByLabelText('Time of publication')
  const schedule = () => screen.queryByRole('button', { name: 'Publish at this time' })
  fireEvent.change(when, { target: { value: '2020-01-01T08:00' } })
  expect(schedule()).toBeNull()
  fireEvent.change(when, { target: { value: '2999-01-01T08:00' } })
  expect(schedule()).not.toBeNull()
})

it('says why the server refuses, and keeps what was typed', async () => {
  await open('#newsroom/article/1000001', {
    'GET newsroom/article/1000001': () => answer(entry()),
    'POST newsroom/article/change': () => ({
      ...refusal('Something in the request is not right'),
      data: { field: { at: 'title', why: 'has more than 200 characters' } },
    }),
  })
  fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: '改' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Title: has more than 200 characters')).toBeTruthy()
  const title = screen.getByLabelText<HTMLInputElement>(/^Title/)
  expect([title.value, title.ariaInvalid ?? title.getAttribute('aria-invalid')]).toEqual(['改', 'true'])
  const words = document.getElementById(title.getAttribute('aria-describedby') ?? '')
  expect(words?.textContent).toBe('has more than 200 characters')
})

it('names the entry above its form and in the title of the document', async () => {
  await open('#newsroom/article/1000001', {
    'GET newsroom/article/1000001': () => answer(entry()),
    'GET newsroom/article': () => answer({ list: [], next: null }),
  })
  const heading = await screen.findByRole('heading', { name: 'Articles · 渡口' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(document.title).toBe('Articles · 渡口 · Newsroom · Plaza back office')
  act(() => {
    window.location.hash = '#newsroom/article'
  })
  await waitFor(() => expect(document.title).toBe('Articles · Newsroom · Plaza back office'))
})

it('takes back, and restores a version', async () => {
  const published = entry({
    ...{ state: 'published', version: 2, publishedVersion: 2 },
    log: [
      { version: 2, action: 'change', document: true, who: 'eve', at: Date.now() },
      { version: 1, action: 'create', document: true, who: 'ed', at: Date.now() },
    ],
  })
  const { bodies } = await open('#newsroom/article/1000001', {
    'GET newsroom/article/1000001': () => answer(published),
    'POST newsroom/article/take-back': () => answer({ ...published, state: 'taken-back', publishedVersion: null }),
    'POST newsroom/article/restore': () => answer({ ...published, version: 3 }),
  })
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Take back' })))
  expect(bodies('POST newsroom/article/take-back')).toEqual([{ id: '1000001', version: 2 }])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Restore' })))
  expect(bodies('POST newsroom/article/restore')).toEqual([{ id: '1000001', version: 2, to: 1 }])
})

it('says that a file is no archive', async () => {
  const { sent } = await open('#newsroom', { 'GET newsroom/article': () => answer({ list: [], next: null }) })
  const file = new File(['a letter'], 'letter.txt')
  file.arrayBuffer = async () => new TextEncoder().encode('a letter').buffer as ArrayBuffer
  fireEvent.change(screen.getByLabelText('Archive of files'), { target: { files: [file] } })
  expect(await screen.findByText('This is no archive of contents (.zip).')).toBeTruthy()
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([])
})

it('takes an archive of files, and says what it could not take', async () => {
  const failed = [{ file: 'articles/b.md', id: '2', why: 'title is missing' }]
  const { bodies } = await open('#newsroom', {
    'GET newsroom/article': () => answer({ list: [], next: null }),
    'POST newsroom-import': () => answer({ done: 1, failed }),
  })
  const archive = archiveOf({ 'demo/articles/a.md': '---\nid: 1\n---\n', 'demo/note.txt': 'x' })
  const file = new File([archive as unknown as BlobPart], 'contents.zip')
  file.arrayBuffer = async () => archive.slice().buffer as ArrayBuffer
  fireEvent.change(screen.getByLabelText('Archive of files'), { target: { files: [file] } })
  expect(await screen.findByText('1 entries were taken as drafts, 1 were not.')).toBeTruthy()
  expect(screen.getByText(/articles\/b.md 2: title is missing/)).toBeTruthy()
  expect(bodies('POST newsroom-import')).toEqual([{ files: { 'articles/a.md': '---\nid: 1\n---\n' } }])
})
