import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Metric } from 'web-vitals'
import { running } from '../running.store'
import { markAsked } from '../stage/marks'
import type { Match } from '../stage/match'
import { show, stage } from '../stage/stage.store'
import { takeNotes } from './record'
import { startVitals } from './vitals'

const told = vi.hoisted(() => ({}) as Record<string, (metric: object) => void>)
vi.mock('web-vitals', () => {
  const hear = (name: string) => [
    `on${name}`,
    (tell: (metric: object) => void) => Object.assign(told, { [name]: tell }),
  ]
  return Object.fromEntries(['TTFB', 'FCP', 'LCP', 'INP', 'CLS'].map(hear))
})
const tell = (name: Metric['name'], metric: object) =>
  told[name]?.({ name, navigationType: 'navigate', entries: [], ...metric })

const routeOf = (owner: string, id: string) => ({ route: { owner, id, row: {} }, params: {} }) as unknown as Match
function visit(owner: string, id: string): number {
  show({ key: id, pathname: `/${id}`, search: '', hash: '' }, routeOf(owner, id), 'push')
  return performance.now()
}
const vitals = () =>
  takeNotes().flatMap(({ list, row }) =>
    list === 'vitals' ? [`${row.owner} ${row.release} ${row.route} ${row.name}`] : [],
  )
const later = () => new Promise((done) => setTimeout(done, 80))

beforeEach(() => {
  const remotes = ['media', 'community'].map((name) => ({ name, release: `1.0.0-${name.slice(0, 3)}` }))
  running.setState({ remotes: remotes as never })
  stage.setState({ pages: [], shown: null })
  performance.clearMarks()
  takeNotes()
})
afterEach(() => running.setState({ remotes: [] }))

it('gives what the first page took to the owner of its route, also when its code came later', () => {
  visit('media', 'article')
  visit('community', 'circle')
  startVitals()
  tell('TTFB', { value: 80 })
  tell('FCP', { value: 300 })
  tell('LCP', { value: 2, navigationType: 'back-forward-cache' })
  tell('LCP', { value: 900 })
  expect(takeNotes().map(({ row }) => row)).toEqual(
    Object.entries({ TTFB: 80, FCP: 300, LCP: 900 }).map(([name, value]) => ({
      owner: 'media',
      release: '1.0.0-med',
      route: 'article',
      name,
      value,
    })),
  )
})

it('gives a slow input and a shift to the page that was seen then, each page once', async () => {
  visit('media', 'article')
  startVitals()
  const inArticle = performance.now()
  await later()
  const inCircle = visit('community', 'circle')
  await later()
  tell('INP', { value: 300, entries: [{ startTime: inArticle }] })
  tell('INP', { value: 350, entries: [{ startTime: inArticle }] })
  tell('INP', { value: 400, entries: [{ startTime: inCircle }] })
  const shifts = [
    { startTime: inArticle, value: 0.01 },
    { startTime: inCircle, value: 0.2 },
  ]
  tell('CLS', { value: 0.21, entries: shifts })
  expect(vitals()).toEqual([
    'media 1.0.0-med article INP',
    'community 1.0.0-com circle INP',
    'community 1.0.0-com circle CLS',
  ])
})

it('measures a navigation from its being asked for to the frame after', async () => {
  visit('media', 'article')
  startVitals()
  markAsked()
  await later()
  visit('community', 'circle')
  expect(takeNotes()).toEqual([])
  await later()
  const [note] = takeNotes()
  expect(note?.row).toMatchObject({ owner: 'community', release: '1.0.0-com', route: 'circle', name: 'page' })
  expect(note?.row && 'value' in note.row && note.row.value).toBeGreaterThan(75)
  expect(performance.getEntriesByType('mark')).toEqual([])
})
