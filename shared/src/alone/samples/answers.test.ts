import * as v from 'valibot'
import { expect, it } from 'vitest'
import { type AnyEndpoint, account, cards, cardTypes, checkCard, contents, likes, PageDocument } from '../../api'
import { failing } from '../../testing/answers'
import { type AnswerOptions, answerTo } from './answers'

const options: AnswerOptions = { own: {}, now: Date.parse('2026-11-20T08:00:00Z'), links: ['/posts/1'] }
const asked = async <T>(endpoint: AnyEndpoint, input: object, own: AnswerOptions['own'] = {}) =>
  (await answerTo(endpoint, input, { ...options, own })) as T

it('gives a detail the requested id', async () => {
  expect(await asked(contents.staticArticle, { params: { id: '42' } })).toMatchObject({ id: '42' })
})

it('ends a list after three pages, without an item twice', async () => {
  const ids: string[] = []
  let cursor: string | null | undefined
  let pages = 0
  while (cursor !== null) {
    const query = cursor ? { cursor } : {}
    const page: { list: { id: string }[]; next: string | null } = await asked(contents.feed, {
      params: { id: 1 },
      query,
    })
    ids.push(...page.list.map(({ id }) => id))
    cursor = page.next
    pages += 1
  }
  expect(pages).toBe(3)
  expect(new Set(ids).size).toBe(9)
})

it('puts a card of each drawable type onto a configured page', async () => {
  const page = v.parse(PageDocument, await asked(cards.page, { params: { id: 'home' } }))
  const drawn = page.cards.map(checkCard).flatMap((checked) => ('card' in checked ? [checked.card.type] : []))
  expect(drawn).toEqual(cardTypes)
})

it('reports that a mark that was set is set', async () => {
  expect(await asked(likes.set, { body: { target: 'content', id: '7', on: true } })).toEqual({ liked: true, likes: 13 })
})

it('lets the remote supply its own answers and failures', async () => {
  const own = {
    'account.unread': { messages: 1, replies: 2 },
    'contents.staticArticle': failing({ status: 404 }),
  } as const
  expect(await asked(account.unread, {}, own)).toEqual({ messages: 1, replies: 2 })
  await expect(asked(contents.staticArticle, { params: { id: 7 } }, own)).rejects.toMatchObject({ status: 404 })
})
