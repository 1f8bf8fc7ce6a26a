import { cards, contents } from '@plaza/shared/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface CardItem {
  title?: string
  image?: string | null
}

it.each(['party', 'party-study', 'party-activities'])('page %s shows no headline and no picture twice', async (id) => {
  const page = await server.data(cards.page, { params: { id } })
  const inCards = page.cards.flatMap(({ items }) => (items ?? []) as CardItem[])
  const feed = page.feed_category ? (await server.data(contents.feed, { params: { id: page.feed_category } })).list : []
  const shown = [...inCards, ...feed] as CardItem[]
  const titles = shown.flatMap(({ title }) => title ?? [])
  const pictures = shown.flatMap(({ image }) => image ?? [])
  expect(pictures.length).toBeGreaterThan(2)
  for (const all of [titles, pictures]) expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([])
})
