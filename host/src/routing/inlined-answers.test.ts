import { keyOf, pagesKeyOf } from '@plaza/shared/host'
import { QueryClient } from '@plaza/shared/query'
import type { InlinedAnswer } from '@plaza/shared/remotes'
import { expect, it } from 'vitest'
import { cacheInlinedAnswers } from './inlined-answers'

const id = { id: 'circles.posts' }
const input = { params: { id: '61' } }
const page = { list: [], next: null }
const answers: InlinedAnswer[] = [
  { endpoint: 'circles.detail', input, paged: false, data: { id: '61' } },
  { endpoint: 'circles.posts', input, paged: true, data: page },
]

function filled(loggedIn: boolean) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
  cacheInlinedAnswers(client, answers, loggedIn)
  return client
}

it('caches an answer and a paged list as the hooks read them', () => {
  const client = filled(false)
  expect(client.getQueryData(keyOf({ id: 'circles.detail' }, input))).toEqual({ id: '61' })
  expect(client.getQueryData(pagesKeyOf(id, input))).toEqual({ pages: [page], pageParams: [null] })
  expect(client.getQueryData(keyOf(id, input))).toBeUndefined()
})

it.each([
  ['a guest, whose they are', false, false],
  ['a person, whose marks are not in them', true, true],
])('counts them as stale for %s: %s', (_, loggedIn, stale) => {
  const states = filled(loggedIn).getQueryCache().getAll()
  expect(states.map((query) => query.isStaleByTime(Number.POSITIVE_INFINITY))).toEqual([stale, stale])
})
