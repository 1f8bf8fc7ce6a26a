import { config } from '@plaza/shared/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { activities, channels, circles, contents } from '../../data/schema/index'
import { startTestServer, type TestServer } from '../../testing/test-server'

/** Formats that link previews can draw; SVG is not one of them. */
const DRAWN = ['image/jpeg', 'image/png', 'image/webp']

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 120_000)
afterAll(() => server.close())

const typeOf = async (address: string) => (await server.app.request(address)).headers.get('content-type')

it('every picture that the demo shares is one that previews draw', async () => {
  const { db } = server
  const rows = await db.select({ image: contents.image, custom: contents.customShare }).from(contents)
  const others = await Promise.all(
    [channels, circles, activities].map((table) => db.select({ image: table.image }).from(table)),
  )
  const custom = rows.flatMap((row) => row.custom?.image ?? [])
  const pictures = new Set([...custom, ...[...rows, ...others.flat()].flatMap(({ image }) => image ?? [])])
  expect(custom.length).toBeGreaterThan(0)
  expect(pictures.size).toBeGreaterThan(50)
  const types = await Promise.all([...pictures].map(async (address) => [address, await typeOf(address)] as const))
  expect(types.filter(([, type]) => !DRAWN.includes(type ?? ''))).toEqual([])
})

it('the site shares one too, where a page has none of its own', async () => {
  const { share_image } = await server.data(config.basicInfo, {})
  expect(DRAWN).toContain(await typeOf(share_image ?? ''))
})
