import { routeTables } from '@plaza/shared/testing'
import { describe, expect, it } from 'vitest'
import { liveRoutes } from './live-routes'

const { host: _, ...tables } = routeTables
const remotes = Object.entries(tables).map(([name, routes]) => ({ name, routes }))
const routes = liveRoutes(remotes)
const rows = Object.entries(routeTables).flatMap(([owner, table]) =>
  Object.entries(table)
    .filter(([, row]) => row.path !== '*')
    .map(([id, row]) => [row.path, owner, id] as const),
)

describe('the live routes', () => {
  it.each(rows)('%s belongs to %s as %s alone', (path, owner, id) => {
    const address = path.replace(/:\w+\??/g, '7')
    expect(routes.match(address)?.route).toMatchObject({ owner, id })
    expect(rows.filter(([other]) => other === path)).toHaveLength(1)
  })

  it('prefers a literal segment to a parameter', () => {
    expect(routes.match('/phone/bind')?.route.id).toBe('phone-bind')
    expect(routes.match('/guide/search')?.route.id).toBe('guide-search')
  })

  it('do not match an unknown address, or a remote without a chosen release', () => {
    expect(routes.match('/no/such/page')).toBeNull()
    expect(liveRoutes([]).match('/posts/7')).toBeNull()
  })

  it('match a blank page id', () => {
    expect(routes.match('/page/')?.route.id).toBe('page')
  })
})
