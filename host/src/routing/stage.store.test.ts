import { beforeEach, expect, it } from 'vitest'
import type { Match } from './live-routes'
import { show, shownPage, stage } from './stage.store'

const place = (key: string, pathname: string, search = '') => ({ key, pathname, search, hash: '' })
const page = (showFooter = false) =>
  ({
    route: { id: 'x', owner: 'media', row: { path: '/x', ...(showFooter ? { showFooter: true } : {}) } },
    params: {},
  }) as Match

beforeEach(() => stage.setState({ pages: [], shown: null }))
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
  expect(ids()).toEqual(['6', '7', '8', '9', '10', '11', '12'])
})
