import type { RouteTable } from '@plaza/shared/routes'
import { expect, it } from 'vitest'
import { firstPageOf } from './first-page'

it.each<[what: string, routes: RouteTable, path: string]>([
  ['the first page that needs no parameter', { a: { path: '/a/:id' }, b: { path: '/b' }, c: { path: '/c' } }, '/b'],
  ['none that is not built', { a: { path: '/a', planned: true }, b: { path: '/b' } }, '/b'],
  ['none that stands in a frame', { a: { path: '/_frame_a', frame: true }, b: { path: '/b' } }, '/b'],
  ['Home where each needs a parameter', { a: { path: '/a/:id' } }, '/'],
])('lands on %s', (_, routes, path) => expect(firstPageOf({ routes })).toBe(path))
