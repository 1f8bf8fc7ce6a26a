import { beforeEach, expect, it } from 'vitest'
import type { Match } from '../stage/match'
import { show, stage } from '../stage/stage.store'
import { removeDiagnosticsQuery, withoutDiagnosticsQuery } from './address'
import { asksForDiagnostics } from './query'

const place = { key: 'a', pathname: '/posts/1', search: '?mf=why', hash: '' }
const match = { route: { owner: 'media', id: 'article', row: {} }, params: {} } as unknown as Match

beforeEach(() => {
  history.replaceState({ key: 'a', depth: 0 }, '', '/posts/1?q=x&mf=why#top')
  stage.setState({ pages: [], shown: null })
})
const here = () => location.pathname + location.search + location.hash

it.each([
  ['?mf=why', true],
  ['?q=x&mf=why', true],
  ['?mf=off', false],
  ['?mf=eyJ0ZXh0', false],
  ['', false],
])('the query %j opens the diagnostics sheet: %s', (search, opens) => expect(asksForDiagnostics(search)).toBe(opens))

it('removes only the diagnostics query from an address', () =>
  expect(withoutDiagnosticsQuery('http://plaza.test/posts/1?q=x&mf=why#top')).toBe('/posts/1?q=x#top'))

it('keeps the page’s own address and history entry', () => {
  show(place, match, 'push')
  removeDiagnosticsQuery()
  expect(here()).toBe('/posts/1?q=x#top')
  expect(history.state).toEqual({ key: 'a', depth: 0 })
})

it('changes the address only after the first page is shown', async () => {
  removeDiagnosticsQuery()
  expect(here()).toBe('/posts/1?q=x&mf=why#top')
  show(place, match, 'replace')
  await Promise.resolve()
  expect(here()).toBe('/posts/1?q=x#top')
})
