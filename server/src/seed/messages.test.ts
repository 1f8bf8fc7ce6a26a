import { comments, guides, merchants, messages, posts } from '@plaza/shared/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { indexPending } from '../domains/search/entries'
import { readEnvironment } from '../environment'
import { startTestServer, type TestPerson, type TestServer } from '../testing/test-server'
import { demoAt } from './demo/read'

const demo = demoAt(readEnvironment({}).demoDir)
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await indexPending(server.db)
})
afterAll(() => server.close())

/** The texts that a page of a post shows, with the people named in them. */
async function textsAt(link: string, reader: TestPerson) {
  const [, id = ''] = /^\/group-post-detail\/(\d+)$/.exec(link) ?? []
  const post = await server.data(posts.detail, { params: { id } }, reader)
  const { list } = await server.data(comments.list, { params: { id }, query: { target: 'post' } }, reader)
  return [post, ...list.flatMap((comment) => [comment, ...comment.replies])]
}

it('has messages whose links lead to what they quote, and in mentions to words that name the reader', async () => {
  let mentions = 0
  for (const to of new Set(demo.messages.map((message) => String(message.to)))) {
    const reader = await server.logInAs(to)
    const { list } = await server.data(messages.list, {}, reader)
    expect(list.length).toBeGreaterThan(0)
    for (const { id, link } of list.filter((message) => message.link)) {
      const sent = demo.messages.find((message) => String(message.id) === id)
      const texts = await textsAt(link ?? '', reader)
      if (sent && 'mention' in sent) {
        mentions += 1
        const { comment, post } = { comment: undefined, post: undefined, ...sent.mention }
        const text = texts.find((one) => one.id === String(comment ?? post))
        expect([id, text?.mentions?.map((mention) => mention.id)]).toEqual([id, [to]])
      } else if (sent?.params.excerpt) {
        expect([id, texts.some(({ content }) => content.startsWith(sent.params.excerpt ?? '?'))]).toEqual([id, true])
      }
    }
  }
  expect(mentions).toBeGreaterThan(1)
})

const searches: Readonly<Record<string, (q: string) => Promise<{ list: unknown[] }>>> = {
  身边: (q) => server.data(merchants.near, { query: { q } }),
  办事指南: (q) => server.data(guides.search, { query: { q } }),
}

it('has answers to letters that name pages by their names, and searches that find something', async () => {
  const answers = demo.advices.flatMap(({ answer }) => answer?.text ?? '')
  const named = answers.flatMap((text) => [...text.matchAll(/在(.{2,6})里搜“(.+?)”/g)])
  expect(named.length).toBeGreaterThan(1)
  for (const [, page = '', words = ''] of named) {
    const { list } = (await searches[page.replace(/[“”]/g, '')]?.(words)) ?? { list: [] }
    expect([page, words, list.length > 0]).toEqual([page, words, true])
  }
})

it('writes no notice of a mention but for a text that exists', () => {
  const written = demo.messages.filter((message) => 'template' in message && message.template.startsWith('mention.'))
  expect(written).toEqual([])
})
