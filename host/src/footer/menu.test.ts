import type { MenuItem } from '@plaza/shared/api'
import { liveExtensions } from '@plaza/shared/extensions'
import { pathsOf, type RouteRow } from '@plaza/shared/routes'
import { provideRoutes, remoteExtensions, routeTables } from '@plaza/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { guardedHome, homeRedirect } from './home-redirect'
import { type Destination, destinationOf, isActive, type MenuPages, shownItems } from './menu'

/** Treats every page as built. */
const built = (owners: readonly string[] = Object.keys(routeTables)) =>
  pathsOf(
    owners.map((owner) =>
      Object.fromEntries(
        Object.entries(routeTables[owner] ?? {}).map(([id, { planned, ...row }]): [string, RouteRow] => [id, row]),
      ),
    ),
  )
/** Pages that these remotes bring. */
const pagesOf = (owners: readonly string[] = Object.keys(remoteExtensions)): MenuPages =>
  liveExtensions(owners.map((remote) => ({ remote, release: '1', extensions: remoteExtensions[remote] })))[
    'footer.item'
  ] ?? []
const targets = { pages: pagesOf(), activityDomain: 'https://activities.example' }

beforeEach(() => provideRoutes(built()))

const item = (over: Partial<MenuItem> = {}): MenuItem => ({
  id: '1',
  name: 'Home',
  type: 1,
  link: '',
  image: 'home',
  show_type: 1,
  display: 1,
  sort: 1,
  source_type: 1,
  is_url_effect: 0,
  ...over,
})
const activities = targets.activityDomain

describe('an item of the menu', () => {
  it.each<[type: number, Partial<MenuItem>, Destination]>([
    [1, {}, { address: '/index' }],
    [2, {}, { address: '/mine' }],
    [3, {}, { address: '/gover' }],
    [4, {}, { address: '/interact' }],
    [5, {}, { address: '/guide' }],
    [6, {}, { address: '/services' }],
    [7, {}, { external: activities }],
    [7, { link: 'https://other.example/x' }, { external: 'https://other.example/x' }],
    [8, {}, { address: '/tv' }],
    [9, {}, { address: '/radios' }],
    [10, {}, 'none'],
    [10, { link: 'https://other.example' }, 'none'],
    [11, { source_id: 'volunteer' }, { address: '/page/volunteer' }],
    [11, {}, 'none'],
    [11, { source_id: '../evil' }, { address: '/page/..%2Fevil' }],
    [999, {}, { address: '/not-found' }],
    [1, { source_type: 2, link: 'https://other.example' }, { external: 'https://other.example' }],
    [1, { source_type: 2, link: '' }, 'none'],
    [1, { source_type: 2, link: 'javascript:alert(1)' }, 'none'],
    [7, { link: 'data:text/html,x' }, 'none'],
    [10, { link: 'weixin://dl/business/?t=abc' }, { external: 'weixin://dl/business/?t=abc' }],
  ])('of type %i with %j leads to %j', (type, over, destination) => {
    expect(destinationOf(item({ type, ...over }), targets)).toEqual(destination)
  })

  it.each<[string, number, Destination]>([
    ['/cates/3?from=menu', 1, { address: '/cates/3?from=menu' }],
    ['https://other.example/x', 1, { external: 'https://other.example/x' }],
    ['/cates/3', 10, { address: '/cates/3' }],
    ['', 9, { address: '/radios' }],
    ['javascript:alert(1)', 9, { address: '/radios' }],
    ['//evil.example', 9, { address: '/radios' }],
  ])('whose link %j overrides type %i leads to %j', (link, type, destination) => {
    expect(destinationOf(item({ type, link, is_url_effect: 1 }), targets)).toEqual(destination)
    expect(destinationOf(item({ type, link, is_url_effect: 0 }), targets)).not.toEqual({ address: link })
  })

  it('is shown if it is visible, in order, however many there are', () => {
    const menu = [6, 3, 1, 2, 5, 4, 7].map((sort) => item({ id: String(sort), sort, display: sort === 2 ? 2 : 1 }))
    expect(shownItems(menu, pagesOf()).map(({ id }) => id)).toEqual(['1', '3', '4', '5', '6', '7'])
  })

  it('is hidden if its remote is off, and the next one moves up', () => {
    provideRoutes(built(['host', 'media', 'account']))
    const menu = [1, 3, 9, 11, 2, 6, 8, 7].map((type, sort) => item({ id: String(type), type, sort, source_id: 'x' }))
    expect(shownItems(menu, pagesOf(['media', 'account'])).map(({ id }) => id)).toEqual(['1', '9', '11', '2', '8', '7'])
  })

  it.each<[Destination, string, boolean]>([
    [{ address: '/mine' }, '/mine', true],
    [{ address: '/mine' }, '/mines', false],
    [{ address: '/index' }, '/page/', true],
    [{ address: '/index' }, '/page/home', true],
    [{ address: '/index' }, '/page/volunteer', false],
    [{ address: '/page/volunteer' }, '/page/volunteer', true],
    [{ external: 'https://x.example' }, '/index', false],
    ['none', '/index', false],
  ])('%j on %s is active: %s', (destination, pathname, active) => {
    expect(isActive(destination, pathname)).toBe(active)
  })
})

describe('the root', () => {
  const home = (menu: MenuItem[], category = 1, pages = pagesOf()) =>
    homeRedirect({ category, menu, activityDomain: '', pages })

  it.each<[string, MenuItem[], number, string]>([
    ['with category 2', [item()], 2, '/specials'],
    ['without a menu', [], 1, '/page/'],
    ['with a visible internal first item', [item()], 1, '/page/'],
    ['with a hidden first item', [item({ display: 0 }), item({ id: '2', type: 9, sort: 2 })], 1, '/radios'],
    [
      'with an external first item',
      [item({ source_type: 2, link: 'https://x.example' }), item({ type: 2, sort: 2 })],
      1,
      '/mine',
    ],
    ['with nothing that is ours', [item({ source_type: 2, link: 'https://x.example' })], 1, '/page/'],
    ['with a first visible item that is the home', [item({ display: 0 }), item({ sort: 2 })], 1, '/page/'],
  ])('%s leads on', (_, menu, category, address) => expect(home(menu, category)).toBe(address))

  it('skips a remote that is off', () => {
    provideRoutes(built(['host', 'account']))
    const menu = [item(), item({ id: '2', type: 9, sort: 2 }), item({ id: '3', type: 2, sort: 3 })]
    const pages = pagesOf(['account'])
    expect(home(menu, 1, pages)).toBe('/mine')
    expect(home(menu, 2, pages)).toBe('/mine')
    expect(home([], 1, pages)).toBe('/not-found')
  })

  it('stops after three redirects in a row', () => {
    const circle = { category: 2, menu: [], activityDomain: '', pages: [] }
    const led = [0, 1, 2, 3, 4].map((step) => guardedHome(circle, 1000 + step))
    expect(led).toEqual(['/specials', '/specials', '/specials', '/page/', '/page/'])
    expect(guardedHome(circle, 60_000)).toBe('/specials')
  })
})
