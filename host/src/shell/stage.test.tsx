import { connectHost } from '@plaza/shared/host'
import { fakeHost } from '@plaza/shared/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import type { PageResult } from '../remotes/loading/page-result'
import type { Pages } from '../routing/pages'
import type { Match } from '../stage/match'
import { forgetUser, show, stage } from '../stage/stage.store'
import { Stage } from './stage'

const match = (id: string) => ({ route: { owner: 'media', id, row: { path: `/${id}` } }, params: {} }) as Match
const place = (key: string) => ({ key, pathname: `/${key}`, search: '', hash: '' })

function Form() {
  const [text, setText] = useState('')
  return <input aria-label="Words" value={text} onChange={(event) => setText(event.target.value)} />
}
const page: PageResult = { state: 'ready', Page: Form, release: '1.0.0-aaa' }
const pages = { first: () => page, rendered: () => {} } as unknown as Pages
const words = () => screen.getByLabelText<HTMLInputElement>('Words').value

beforeEach(() => {
  connectHost(fakeHost())
  stage.setState({ pages: [], shown: null, expected: null })
})

it('keeps what was typed while the page is shown, and nothing of it once the user has left', () => {
  show(place('hidden'), match('list'), 'push')
  show(place('form'), match('form'), 'push')
  render(<Stage pages={pages} />)
  fireEvent.change(screen.getAllByLabelText('Words').at(-1) as HTMLElement, { target: { value: 'of A' } })
  act(() => show({ ...place('form'), search: '?tab=2' }, match('form'), 'replace'))
  expect(screen.getAllByLabelText<HTMLInputElement>('Words').at(-1)?.value).toBe('of A')
  act(forgetUser)
  expect(words()).toBe('')
  expect(stage.getState().pages.map(({ match: { route } }) => route.id)).toEqual(['form'])
})
