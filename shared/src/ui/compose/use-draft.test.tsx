import { act, render, renderHook, screen } from '@testing-library/react'
import { Activity } from 'react'
import { expect, it } from 'vitest'
import { connectHost } from '../../host'
import { fakeHost } from '../../testing'
import { useDraft } from './use-draft'

const NAME = 'publish.text'
const kind = {
  empty: (key: string) => ({ key, words: '' }),
  isWritten: ({ words }: { words: string }) => words !== '',
}

function open(drafts: Record<string, unknown> = {}) {
  const host = fakeHost({ drafts })
  connectHost(host)
  const { result, unmount } = renderHook(() => useDraft(NAME, kind))
  const write = (words: string) => act(() => result.current.change({ words }))
  const keyOf = () => result.current.draft.key
  return { host, pen: () => result.current, write, keyOf, unmount }
}

const Words = () => <p>{useDraft(NAME, kind).draft.words}</p>

it('has one key from its first change on, so that what was sent and is corrected is not sent as another', () => {
  const { write, keyOf } = open()
  expect(keyOf()).toBe('')
  write('Fog on the old peir')
  const key = keyOf()
  expect(key).not.toBe('')
  write('Fog on the old pier')
  expect(keyOf()).toBe(key)
})

it('has the key and words of the stored one, also after a change', () => {
  const { pen, write } = open({ [NAME]: { key: 'before', words: 'Fog' } })
  expect(pen()).toMatchObject({ draft: { key: 'before', words: 'Fog' }, restored: true })
  write('Fog again')
  expect(pen().draft).toEqual({ key: 'before', words: 'Fog again' })
})

it('has another key after a new start, or the server would answer with what it has', () => {
  const { host, pen, write, keyOf } = open()
  write('Fog')
  const key = keyOf()
  act(() => pen().startAnew())
  expect([pen().draft, host.drafts.read(NAME)]).toEqual([{ key: '', words: '' }, null])
  write('Sun')
  expect(keyOf()).not.toBe(key)
})

it('is stored while it has content', () => {
  const { host, write } = open()
  write('Fog')
  expect(host.drafts.read(NAME)).toMatchObject({ words: 'Fog' })
  write('')
  expect(host.drafts.read(NAME)).toBeNull()
})

it('is the stored one when its page is shown again, whatever another page made of it', () => {
  const host = fakeHost({ drafts: { [NAME]: { key: 'one', words: 'Fog' } } })
  connectHost(host)
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Words />
    </Activity>
  )
  const { rerender } = render(page('visible'))
  expect(screen.getByText('Fog')).toBeTruthy()
  rerender(page('hidden'))
  host.drafts.keep(NAME, { key: 'one', words: 'Sun' })
  rerender(page('visible'))
  expect(screen.getByText('Sun')).toBeTruthy()
  rerender(page('hidden'))
  host.drafts.drop(NAME)
  rerender(page('visible'))
  expect(screen.queryByText('Sun')).toBeNull()
})
