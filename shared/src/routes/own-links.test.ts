import { expect, it } from 'vitest'
import { provideRoutes } from '../testing/provide-routes'
import { defineRoutes } from './define'
import { pathsOf } from './index'
import { ownLinks } from './own-links'

const routes = defineRoutes({ parks: { path: '/parks' }, park: { path: '/parks/:id' } })
const to = ownLinks<typeof routes>()

it('makes addresses of a remote’s own routes while they are live', () => {
  provideRoutes(pathsOf([routes]))
  expect(to('park', { id: 'old pier' })).toBe('/parks/old%20pier')
  expect(to('parks', {}, { page: 2 })).toBe('/parks?page=2')
  provideRoutes({})
  expect(to('parks')).toBe('/not-found')
})

it('knows the ids and parameters of that table alone', () => {
  // @ts-expect-error: a route of the product
  to('article', { aid: 7 })
  // @ts-expect-error: its parameter is missing
  to('park')
})
