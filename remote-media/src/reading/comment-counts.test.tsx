import type { Comment } from '@plaza/shared/api'
import { type Answers, pageOf, person } from '@plaza/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { article, audio, marks, special } from '../testing/samples'
import { visit } from '../testing/visit'

const comment = (over: Partial<Comment>): Comment => ({
  id: 'c9',
  user: { id: 'u1', name: 'Mei', avatar: null },
  content: 'Well done',
  created_at: '2026-11-20T08:00:00Z',
  district: '',
  likes: 0,
  liked: false,
  own: true,
  state: 'shown',
  reply_to: null,
  replies: [],
  reply_count: 0,
  ...over,
})
const answers: Answers = {
  'contents.staticArticle': article(),
  'contents.audio': audio(),
  'contents.albumTracks': pageOf(),
  'specials.detail': special(),
  'contents.dynamicArticle': marks({ comments: 3 }),
  'contents.related': { list: [] },
  'voices.config': { enabled: 0, speakers: [], default_rate: 1 },
  'comments.list': pageOf(),
  'comments.remove': {},
  'histories.add': {},
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
})
afterEach(() => vi.restoreAllMocks())

async function write(route: 'article' | 'audio' | 'special', state: Comment['state']) {
  await visit(route, { aid: 7 }, { user: person(), answers: { ...answers, 'comments.add': comment({ state }) } })
  await screen.findByRole('button', { name: 'Comments: 3' })
  fireEvent.click(screen.getByRole('button', { name: 'Add a comment…' }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Write a comment' }), { target: { value: 'Well done' } })
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
}

it.each(['article', 'audio', 'special'] as const)(
  'counts a comment on the %s as soon as it is published, and scrolls to the comments',
  async (route) => {
    await write(route, 'shown')
    expect(await screen.findByRole('button', { name: 'Comments: 4' })).toBeTruthy()
    expect(HTMLElement.prototype.scrollIntoView).toHaveBeenCalled()
  },
)

it('does not count a comment that waits for its review', async () => {
  await write('article', 'pending')
  await vi.waitFor(() => expect(HTMLElement.prototype.scrollIntoView).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: 'Comments: 3' })).toBeTruthy()
})
