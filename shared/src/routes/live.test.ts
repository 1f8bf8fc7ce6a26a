import { matchRoutes } from '@plaza/shared/router'
import { afterEach, describe, expect, it } from 'vitest'
import { providePageContext } from '../page-context'
import { provideRoutes } from '../testing/provide-routes'
import { routeTables } from '../testing/route-tables'
import { isLive, isLiveAddress, pathsOf, type RouteId, to } from './index'

const { practice: _, ...others } = routeTables
const all = pathsOf(Object.values(routeTables))
const withoutPractice = pathsOf(Object.values(others))

afterEach(() => provideRoutes(all))

const addressOf = (path: string) => path.replace(/:\w+\??/g, 'a%20b-7').replace(/\/$/, '')

describe('the live routes', () => {
  it.each(Object.entries(all).filter(([id]) => id !== 'any' && id !== 'not-found'))(
    'contain the address of %s',
    (_, path) => {
      provideRoutes(all)
      for (const tail of ['/', '/?x=1', '/#part']) expect(isLiveAddress(addressOf(path) + tail)).toBe(true)
    },
  )

  it('contain no planned route', () => {
    const { practice } = routeTables
    const path = '/wish'
    const id = 'wish-wall' as RouteId
    provideRoutes(pathsOf([...Object.values(others), { ...practice, 'wish-wall': { path, planned: true } }]))
    expect([isLive(id), to(id as 'mine'), isLiveAddress(path)]).toEqual([false, '/not-found', false])
    provideRoutes(all)
    expect([isLive(id), to(id as 'mine'), isLiveAddress(path)]).toEqual([true, path, true])
  })

  it.each([
    '/posts/7',
    '/POSTS/7',
    '/posts/7/',
    '/posts',
    '/posts/7/8',
    '/posts/7/comment/2',
    '/page',
    '/page/',
    '/page/home',
    '/page/home/x',
    '/xposts/7',
    '/',
    '/nowhere',
    '/index.html',
    '/activities-details/3',
  ])('are matched as the router matches them: %s', (address) => {
    provideRoutes(withoutPractice)
    const routes = Object.values(withoutPractice)
      .filter((path) => path !== '*')
      .map((path) => ({ path }))
    expect(isLiveAddress(address)).toBe(matchRoutes(routes, address) !== null)
  })

  it('match optional segments, wildcards and special characters as the router does', () => {
    const paths = { one: '/a/b?/c', two: '/files/*', three: '/x.y/:id' }
    provideRoutes(paths)
    const routes = Object.values(paths).map((path) => ({ path }))
    for (const address of ['/a/b/c', '/a/c', '/a/b', '/files', '/files/a/b', '/x.y/1', '/xzy/1', '/x.y'])
      expect([address, isLiveAddress(address)]).toEqual([address, matchRoutes(routes, address) !== null])
  })

  it('omit those of a remote that is off', () => {
    provideRoutes(withoutPractice)
    expect(isLive('activity')).toBe(false)
    expect(isLive('article')).toBe(true)
    expect(to('activity', { id: 3 })).toBe('/not-found')
    expect(isLiveAddress(to('activity', { id: 3 }))).toBe(false)
    expect(isLiveAddress(to('article', { aid: 3 }))).toBe(true)
  })

  it('follow the host’s changes while the page is open', () => {
    const host = { paths: withoutPractice, settings: { getState: () => ({ language: 'en' as const }) } }
    providePageContext(host)
    expect([isLive('activity'), isLiveAddress('/activities-details/3')]).toEqual([false, false])
    host.paths = all
    expect([isLive('activity'), isLiveAddress('/activities-details/3')]).toEqual([true, true])
  })
})
