import type { Comment } from '@plaza/shared/api'
import { type Answers, pageOf } from '@plaza/shared/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { article, atlas, audio, marks, special } from '../testing/samples'
import { visit } from '../testing/visit'

const said = (id: string, content: string) => ({
  id,
  user: { id: 'u2', name: 'Zhou', avatar: null },
  content,
  created_at: '2026-11-20T08:00:00Z',
  district: '',
  likes: 0,
  liked: false,
  own: false,
  state: 'shown' as const,
  reply_to: null,
})
const reply = said('r1', 'So do I')
const root: Comment = { ...said('c1', 'I was there'), replies: [reply], reply_count: 2 }
const answers: Answers = {
  'contents.staticArticle': article(),
  'contents.audio': audio(),
  'contents.albumTracks': pageOf(),
  'atlases.detail': atlas(),
  'specials.detail': special(),
  'contents.dynamicArticle': marks(),
  'contents.related': { list: [] },
  'voices.config': { enabled: 0, speakers: [], default_rate: 1 },
  'comments.list': pageOf(root),
  'comments.replies': pageOf(reply),
}

it.each(['article', 'audio', 'special', 'atlas'] as const)(
  'shows every reply to a comment of the %s above its page, at the address of the thread',
  async (route) => {
    const { host } = await visit(route, { aid: 7 }, { answers })
    if (route === 'atlas') fireEvent.click(await screen.findByRole('button', { name: /^Comments/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'See all 2 replies' }))
    const thread = await screen.findByRole('dialog', { name: 'Replies' })
    expect(await within(thread).findByText('So do I')).toBeTruthy()
    const path = { article: 'posts', audio: 'audios', special: 'specials', atlas: 'atlas' }[route]
    expect(host.overlayAddresses).toEqual([`/${path}/7/comment/c1`])
    expect(host.navigations).toEqual([])
  },
)
