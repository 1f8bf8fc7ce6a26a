import { QueryClient, QueryClientProvider } from '@plaza/shared/query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Comment, comments, contents, posts } from '../../api'
import { connectHost, keyOf, pagesKeyOf } from '../../host'
import { fakeHost } from '../../testing'
import type { ThreadTarget } from './target'
import { useCommentCounts } from './use-comment-counts'

const comment = (over: Partial<Comment> = {}) =>
  ({ id: 'new', state: 'shown', reply_count: 0, ...over }) as Partial<Comment> as Comment
const content: ThreadTarget = { kind: 'content', id: '7' }
const post: ThreadTarget = { kind: 'post', id: '7' }

/** A content and a post of the same id with three comments each, of which one is listed. */
function open() {
  connectHost(fakeHost())
  const client = new QueryClient()
  const input = { params: { id: '7' } }
  const counts = { content: keyOf(contents.dynamicArticle, input), post: keyOf(posts.detail, input) }
  const listOf = ({ kind, id }: ThreadTarget) => pagesKeyOf(comments.list, { params: { id }, query: { target: kind } })
  for (const key of Object.values(counts)) client.setQueryData(key, { comments: 3 })
  for (const target of [content, post])
    client.setQueryData(listOf(target), { pages: [{ list: [{ id: 'old' }] }], pageParams: [] })
  const { result } = renderHook(useCommentCounts, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  return {
    ...result.current,
    counts: () => Object.values(counts).map((key) => client.getQueryData<{ comments: number }>(key)?.comments),
    ids: (target: ThreadTarget) =>
      client.getQueryData<{ pages: { list: { id: string }[] }[] }>(listOf(target))?.pages[0]?.list.map(({ id }) => id),
  }
}

it.each([
  ['a content', content, [4, 3]],
  ['a post', post, [3, 4]],
])('counts a comment on %s, and lists it there alone', (_, target, counted) => {
  const page = open()
  page.added(target, comment())
  expect(page.counts()).toEqual(counted)
  const other = target === content ? post : content
  expect([page.ids(target), page.ids(other)]).toEqual([['new', 'old'], ['old']])
})

it('lists but does not count a comment that waits for review', () => {
  const page = open()
  page.added(content, comment({ state: 'pending' }))
  expect([page.counts(), page.ids(content)]).toEqual([
    [3, 3],
    ['new', 'old'],
  ])
  page.removed(content, comment({ state: 'pending' }))
  expect(page.counts()).toEqual([3, 3])
})

it('counts a reply, and does not list it among the comments', () => {
  const page = open()
  page.added(content, comment(), comment({ id: 'old' }))
  expect([page.counts(), page.ids(content)]).toEqual([[4, 3], ['old']])
})

it('takes a deleted comment off the count with its replies, and never below 0', () => {
  const page = open()
  page.removed(content, comment({ reply_count: 1 }))
  expect(page.counts()).toEqual([1, 3])
  page.removed(post, comment({ reply_count: 9 }))
  expect(page.counts()).toEqual([1, 0])
})
