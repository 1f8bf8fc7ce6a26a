import { beforeEach, expect, it } from 'vitest'
import type { Match } from './match'
import { dropHiddenPages, setPending, show, shownPage, stage } from './stage.store'

const place = (key: string, pathname: string, search = '') => ({ key, pathname, search, hash: '' })
const page = (showFooter = false, id = 'x') =>
  ({
    route: { id, owner: 'media', row: { path: '/x', ...(showFooter ? { showFooter: true } : {}) } },
    params: {},
  }) as Match

beforeEach(() => stage.setState({ pages: [], shown: null, expected: null }))
const ids = () => stage.getState().pages.map(({ id }) => id)

it('keeps the page that was left, and shows the same one when the person comes back', () => {
  show(place('1', '/list'), page(), 'push')
  const list = shownPage(stage.getState())
  show(place('2', '/posts/7'), page(), 'push')
  show(place('1', '/list'), page(), 'pop')
  expect(shownPage(stage.getState())?.born).toBe(list?.born)
})

it('has one page for a tab however it is reached, with the newest query', () => {
  show(place('1', '/index'), page(true), 'push')
  show(place('2', '/mine'), page(true), 'push')
  show(place('3', '/index', '?tab=2'), page(true), 'push')
  expect(ids()).toEqual(['tab:/mine', 'tab:/index'])
  expect(shownPage(stage.getState())?.place.search).toBe('?tab=2')
})

it('lets the longest unseen page go', () => {
  for (let visit = 1; visit <= 12; visit++) show(place(String(visit), `/posts/${visit}`), page(), 'push')
  expect(stage.getState().pages.map((kept) => kept.place.key)).toEqual(['6', '7', '8', '9', '10', '11', '12'])
})

it('leaves nothing of a page whose visit was replaced by another route', () => {
  show(place('1', '/list'), page(false, 'list'), 'push')
  show(place('2', '/write'), page(false, 'write'), 'push')
  show(place('2', '/written'), page(false, 'written'), 'replace')
  expect(stage.getState().pages.map((kept) => kept.match.route.id)).toEqual(['list', 'written'])
  expect(shownPage(stage.getState())?.match.route.id).toBe('written')
})

it('keeps a page that only changed its query', () => {
  show(place('1', '/list'), page(), 'push')
  const before = shownPage(stage.getState())
  show(place('1', '/list', '?tab=hot'), page(), 'replace')
  expect(shownPage(stage.getState())).toMatchObject({
    id: before?.id,
    born: before?.born,
    place: { search: '?tab=hot' },
  })
})

it('keeps nothing of an earlier release once a page of another one is shown', () => {
  const of = (owner: string) => ({ ...page(), route: { ...page().route, owner } }) as Match
  show(place('1', '/a'), of('media'), 'push', 1)
  show(place('2', '/b'), of('community'), 'push', 2)
  show(place('3', '/c'), of('media'), 'push', 3)
  expect(stage.getState().pages.map((kept) => [kept.place.key, kept.instanceId])).toEqual([
    ['2', 2],
    ['3', 3],
  ])
})

it('shows the page of another release in the place of the old one, in the same order', () => {
  show(place('1', '/a'), page(), 'push', 1)
  const before = shownPage(stage.getState())
  show(place('1', '/a'), page(), 'replace', 2)
  expect(shownPage(stage.getState())).toEqual({ ...before, instanceId: 2 })
})

it('lets hidden pages go, never the shown one', () => {
  show(place('1', '/a'), page(), 'push')
  show(place('2', '/b'), page(), 'push')
  dropHiddenPages(() => true)
  expect(stage.getState().pages.map(({ place: { key } }) => key)).toEqual(['2'])
})

it('knows what the first page will be, until it is shown', () => {
  const expected = { place: place('1', '/a'), match: page(true) }
  setPending(true, expected)
  expect(stage.getState().expected).toBe(expected)
  show(place('1', '/a'), page(true), 'push')
  expect(stage.getState()).toMatchObject({ expected: null, pending: false })
  setPending(true, { place: place('2', '/b'), match: page() })
  expect(stage.getState()).toMatchObject({ expected: null, pending: true })
})
