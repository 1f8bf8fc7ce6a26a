import { describe, expect, it } from 'vitest'
import { routeTables } from '../testing/route-tables'
import { routeRoles } from './define'
import { agreedLinks, isHome, type RouteRow, to } from './index'

/**
 * Every route of the product with its owner and flags: F showFooter, P showplayer, A requiresAuth, N noNeedAuth, L
 * ownPage.
 */
const law = `
/ host
/index media F P
/_frame_index media N
/_frame_cates media N
/_frame_specials media N
/_frame_subcates media N
/_frame_foot host N
/page/:id media F P
/morePageCardData/:id media P
/cates/:id media F P
/subcates/:id media P
/search media P
/more-radio media P
/cities media
/anchors media P
/anchors/:id media P
/services community F
/about account
/auth host N
/modules/:id media P
/inner-link host N
/find media F P
/mine account F P
/guide community F
/guide/search community
/guides/:id community
/interact community F
/interacts/:id community
/interacts/:id/record community L
/send-inter community L
/gover community F
/dj community
/matrix community
/matrixs/:id community
/audios/:aid media P
/audios/:aid/comment/:id media P
/albums/:id media P
/posts/:aid media P
/posts/:aid/comment/:id media P
/atlas/:aid media P
/atlas/:aid/comment/:id media P
/videos/:aid media
/videos/:aid/comment/:id media
/videos/:aid/preview media N
/videos-collection media
/videos-collection/:aid media
/specials media F P
/specials/:aid media P
/specials/:aid/comment/:id media P
/special-more/:aid media P
/share/:id media N
/play media
/play/:id media
/lives/:id media
/radios media F P
/radios/:id media P
/tv media F
/live media
/orgs/:id media P
/org-list media P
/org-graphic media P
/programMore/:id media P
/select media L
/character media L
/publish media L
/preview/:id media N
/dyfcg media N
/uid/:id community
/mobile-renovation media N
/login account N
/history account A
/user account A
/safe account A
/phone account A
/phone/bind account A
/phone/rebind account A
/password account A
/message account A
/collection account A
/subscribes account A
/attention account A
/bind-success account
/forget account N
/feedback account
/feedback-his account L
/feedback-detail/:id account L
/user-set account L
/wx-bind-phone account
/setting account
/cash-out account L
/wallet account L
/cash-detail/:id account L
/red-packet account L
/class-assistant account N
/join account N
/qulity-info account N
/boot host N
/qrs/boot host N
/app/initialize-login host N
/error-page host N
/outbox host L
/not-found host N
/around community F
/arounds/:id community
/around-map community
/arounds-map/:id community
/wish practice F
/send-wish practice L
/my-wish practice L
/create/:aid practice A
/topics/:id community
/address account L
/practices/:aid practice N
/practices/:aid/comment/:id practice N
/invitation-post community
/group-detail/:circle_id community P
/group-post-detail/:aid community P
/group-follow-list community P
/post-publish/:id community L
/post-report/:id community L
/topic-list/:id community
/topic-detail/:id community
/select-list/ community L
/vote-create/ community L
/group-search/:id community
/user-detail/:id community
/practice/:id practice F N
/register-volunteer practice L
/real-name practice L
/search-team practice N
/team-detail practice N
/practice-code practice L
/code-record practice L
/team-managetab/:id practice L
/team-code practice L
/scan-result practice L
/order-serve practice N
/order-detail practice L
/user-evalues practice L
/actlist practice N
/actrank practice N
/orgrank practice N
/micro-wish practice N
/micro-wish-details/:id practice N
/micro-wish-publish practice L
/show-civilization practice N
/show-civilization-details/:id practice N
/show-civilization-publish practice L
/service-order practice L
/practice-venue practice N
/venue-details/:id practice N
/voluntary-activities practice N
/activities-details/:id practice N
/practice-map practice N
/team-ranking practice N
/activity-record practice L
/my-claimed practice L
/position-information practice N
/helper-list practice L
/add-helper practice L
/help-details/:id practice L
/user-details/:id practice N
/classrooms practice N
/extension practice N
/project-list practice N
/project-detail-list practice N
* host N
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
  .map(([path = '', owner = '', ...flags]) => ({ path, owner, flags: flags.sort().join('') }))

const flagsOf = (row: RouteRow) =>
  [row.requiresAuth && 'A', row.showFooter && 'F', row.ownPage && 'L', row.noNeedAuth && 'N', row.showplayer && 'P']
    .filter(Boolean)
    .join('')
const rowsOf = (owner: string): RouteRow[] => Object.values(routeTables[owner] ?? {})
const owners = Object.keys(routeTables)

describe('the route tables', () => {
  it.each(law)('have $path with its owner and flags', ({ path, owner, flags }) => {
    const row = rowsOf(owner).find((one) => one.path.replace('?', '') === path)
    expect(row && flagsOf(row)).toBe(flags)
  })

  it('contain nothing beyond the product spec', () => {
    expect(owners.flatMap(rowsOf)).toHaveLength(law.length)
  })
})

it('first calls depend on the parameters that the page reads', () => {
  const unread = owners
    .flatMap(rowsOf)
    .flatMap(({ path, query = [], first = [] }) =>
      first
        .flatMap(({ when = {}, params = {} }) => [
          ...Object.keys(when),
          ...Object.values<string>(params).flatMap((value) => (value.startsWith('?') ? [value.slice(1)] : [])),
        ])
        .flatMap((name) => (query.includes(name) ? [] : [`${path} ${name}`])),
    )
  expect(unread).toEqual([])
})

describe('the agreed links', () => {
  const rows = Object.entries(agreedLinks).flatMap(([owner, links]) =>
    Object.entries(links).map(([id, params]): [id: string, owner: string, params: readonly string[]] => [
      id,
      owner,
      params,
    ]),
  )
  it.each(rows)('%s is a route of %s with its parameters', (id, owner, params) => {
    const path = routeTables[owner]?.[id]?.path ?? 'none'
    expect([...path.matchAll(/:(\w+)/g)].map(([, name]) => name)).toEqual(params)
    expect(path).not.toBe('none')
  })

  it('are ids of one route alone', () => {
    const ids = owners.flatMap((owner) => Object.keys(routeTables[owner] ?? {}))
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
})

describe('an address', () => {
  it.each([
    [to('article', { aid: 7 }), '/posts/7'],
    [to('page', { id: '' }), '/page/'],
    [to('article', { aid: 'a/b?c' }), '/posts/a%2Fb%3Fc'],
    [to('login', {}, { redirect: '/mine?a=1', empty: undefined }), '/login?redirect=%2Fmine%3Fa%3D1'],
  ])('is made as %s', (made, wanted) => expect(made).toBe(wanted))
})

it('one page has each role', () => {
  const roles = owners.flatMap(rowsOf).flatMap(({ role }) => role ?? [])
  expect([...roles].sort()).toEqual([...routeRoles].sort())
})

it.each(['/', '/index', '/page', '/page/', '/page/home'])('%s is the home page', (pathname) =>
  expect(isHome(pathname)).toBe(true),
)
it.each(['/page/volunteer', '/pages', '/mine', '/index/7'])('%s is not the home page', (pathname) =>
  expect(isHome(pathname)).toBe(false),
)
