import { config } from '@plaza/shared/api'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readEnvironment } from '../environment'
import { demoAt } from '../seed/demo/read'
import { startTestServer, type TestServer } from '../testing/test-server'
import { type CityMap, readCityMap } from './city-map'
import { createTileDrawer } from './draw-tile'
import { placeLabels } from './labels'
import { overlap, pixelOf } from './projection'
import { mapOf, tileOriginOf } from './tiles'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Column and row of the tile with the city's middle. */
const MIDDLE = '/tiles/14/13740/6733.svg'
const tile = (address = MIDDLE, headers = {}) => server.app.request(address, { headers })

describe('a tile', () => {
  it('is a drawing of the city that browsers may keep and that runs nothing', async () => {
    const answer = await tile()
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toContain('max-age=86400')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await answer.text()).toContain('>临江</text>')
  })

  it('is written in the asked language and colours', async () => {
    const [plain, dark, english] = await Promise.all(
      ['', '?theme=dark', '?lang=en'].map(async (query) => (await tile(MIDDLE + query)).text()),
    )
    expect(english).toContain('>Linjiang</text>')
    expect(english).not.toContain('临江')
    expect(dark).not.toBe(plain)
  })

  it('is drawn once: the same query values of strangers make no further tiles', async () => {
    const [one, other] = await Promise.all([tile(), tile(`${MIDDLE}?theme=none&lang=xx&made=up`)])
    expect(other.headers.get('etag')).toBe(one.headers.get('etag'))
    const known = one.headers.get('etag') ?? ''
    expect((await tile(MIDDLE, { 'if-none-match': known })).status).toBe(304)
  })

  it.each([
    ['a zoom beyond the map', '/tiles/19/0/0.svg'],
    ['a zoom of whole countries', '/tiles/3/0/0.svg'],
    ['a column beyond the world', '/tiles/9/512/0.svg'],
    ['a row beyond the world', '/tiles/9/0/512.svg'],
    ['another file', '/tiles/9/0/0.png'],
    ['words', '/tiles/nine/0/0.svg'],
  ])('is not there for %s', async (_, address) => expect((await tile(address)).status).toBe(404))
})

it('reads the map of a database once', async () => {
  await tile('/tiles/10/858/420.svg')
  const spy = vi.spyOn(server.pool, 'query')
  await tile('/tiles/10/859/420.svg')
  expect(spy).not.toHaveBeenCalled()
  spy.mockRestore()
})

it('names of one zoom do not touch each other', async () => {
  const map = (await readCityMap(server.db)) as CityMap
  const labels = placeLabels(map, 15, 'zh')
  expect(labels.length).toBeGreaterThan(20)
  const touching = labels.filter(({ box }, index) => labels.slice(index + 1).some((other) => overlap(box, other.box)))
  expect(touching).toEqual([])
})

it('a tile draws only what lies in it', async () => {
  const draw = createTileDrawer((await readCityMap(server.db)) as CityMap)
  const at = { zoom: 16, theme: 'light', language: 'zh' } as const
  const [x, y] = pixelOf([122.06, 30.6], 16).map((pixels) => Math.floor(pixels / 256))
  expect(draw({ ...at, x: x ?? 0, y: y ?? 0 })).not.toMatch(/<text|stroke-width="[^3]/)
})

/** Whether a point lies within an outline: it crosses its sides an odd number of times. */
const isWithin = ([x, y]: readonly [number, number], outline: CityMap['land'][number]) =>
  outline.filter(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1]
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
  }).length %
    2 ===
  1

it('all places of the demo are on land', async () => {
  const { cityMap, places } = demoAt(server.deps.environment.demoDir)
  const land = cityMap[0]?.land ?? []
  const wet = places.filter(({ lat, lng }) => !land.some((outline) => isWithin([lng, lat], outline)))
  expect(places.length).toBeGreaterThan(100)
  expect(wet.map(({ name }) => name)).toEqual([])
})

describe('another provider', () => {
  const variables = {
    PLAZA_MAP_TILES: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
    PLAZA_MAP_ATTRIBUTION: '© Tiles',
  }

  it('is told to pages, with what it wants to be said', async () => {
    const { mapTiles } = readEnvironment(variables)
    expect(mapOf(mapTiles, undefined)).toMatchObject({ tiles: variables.PLAZA_MAP_TILES, attribution: '© Tiles' })
    expect(await server.data(config.map)).toMatchObject({ attribution: null, middle: { lat: 30.5, lng: 121.9 } })
    expect((await server.data(config.map)).tiles).toMatch(/^\/tiles\/\{z\}/)
  })

  it('may send pictures from all of its servers', () =>
    expect(tileOriginOf(readEnvironment(variables).mapTiles)).toBe('https://*.tiles.example'))

  it.each([
    ['without a row', { PLAZA_MAP_TILES: 'https://tiles.example/{z}/{x}.png' }],
    ['in the clear', { PLAZA_MAP_TILES: 'http://tiles.example/{z}/{x}/{y}.png' }],
    ['without an attribution', { PLAZA_MAP_ATTRIBUTION: '' }],
  ])('is refused %s', (_, wrong) => expect(() => readEnvironment({ ...variables, ...wrong })).toThrow('PLAZA_MAP'))
})
