import { activities, codes, positions, teams } from '@plaza/shared/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const list = (query: object = {}) => server.data(positions.list, { query: { page_size: 100, ...query } })
/** At the fishing harbour. */
const HERE = { lat: '30.4713', lng: '121.9684' }

it('lists the centre and its stations first, each once over its pages', async () => {
  const { list: all } = await list()
  expect(all.slice(0, 7).map(({ kind }) => kind)).toEqual(['centre', ...Array(6).fill('station')])
  const first = await list({ page_size: 10 })
  const second = await list({ page_size: 10, cursor: first.next })
  expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(all.slice(0, 20).map(({ id }) => id))
})

it('lists venues of a kind, the nearest first with a position', async () => {
  const { list: near } = await list({ ...HERE, venues: '1' })
  const metres = near.map(({ distance }) => distance ?? Number.NaN)
  expect(near).toHaveLength(14)
  expect(metres).toEqual([...metres].sort((one, other) => one - other))
  const { list: halls } = await list({ kind: 'hall' })
  expect(new Set(halls.map(({ kind }) => kind))).toEqual(new Set(['hall']))
  expect(halls.map(({ rooms }) => rooms)).toEqual([2, 2, 1])
})

it('shows a place with what is above and below it, its rooms and who manages it', async () => {
  const detail = await server.data(positions.detail, { params: { id: '654' }, query: {} })
  expect(detail).toMatchObject({ parents: [{ id: '651' }, { id: '652' }], manages: false, rooms: 2 })
  expect(detail.room_list.map(({ seats }) => seats)).toEqual([60, 12])
  const manager = await server.logInAs('504')
  expect((await server.data(positions.detail, { params: { id: '654' }, query: {} }, manager)).manages).toBe(true)
  const { list: below } = await server.data(positions.children, { params: { id: '651' } })
  expect(below.filter(({ kind }) => kind === 'station')).toHaveLength(6)
  expect((await server.ask(positions.detail, { params: { id: 'x' }, query: {} })).code).toBe(codes.contentGone)
  for (const part of [positions.children, positions.activities, positions.teams])
    expect((await server.ask(part, { params: { id: 'x' } })).code).toBe(codes.contentGone)
})

it('lists activities and teams of a place with those below it', async () => {
  const read = async (id: string) =>
    (await server.data(positions.activities, { params: { id }, query: { page_size: 100 } })).list
  const [centre, harbour] = [await read('651'), await read('666')]
  expect(centre.length).toBeGreaterThan(harbour.length)
  expect(harbour.map(({ place }) => place)).toContain('东滩海洋教室')
  const { list: all } = await server.data(activities.list, { query: { page_size: 100 } })
  expect(centre.map(({ id }) => id).sort()).toEqual(
    all
      .filter(({ state }) => state !== 'cancelled')
      .map(({ id }) => id)
      .sort(),
  )
  const { list: groups } = await server.data(positions.teams, { params: { id: '666' } })
  expect(groups.map(({ name }) => name)).toContain('东滩净滩队')
})

it('shows on the map what is in its section', async () => {
  const section = { west: '121.95', south: '30.45', east: '122.00', north: '30.48' }
  const map = await server.data(positions.map, { query: section })
  expect(map.list.map(({ id }) => id).sort()).toEqual(['666', '667'])
  expect(map.activities.length).toBeGreaterThan(0)
  expect(map.activities.every(({ lat, lng }) => lat > 30.45 && lat < 30.48 && lng > 121.95)).toBe(true)
  expect(map.complete).toBe(true)
})

it('has stations by district, titles in both languages, and the config', async () => {
  const { list: stations } = await server.data(teams.stations, { query: { district: '云溪' } })
  expect(stations.map(({ id }) => id)).toEqual(['661', '670'])
  const titles = await server.data(teams.config, {})
  expect([titles.venues, titles.venues_en]).toEqual(['实践阵地', 'Places of practice'])
  expect(await server.data(activities.config, {})).toMatchObject({ centre: '651' })
})
