import { routeTables } from '@plaza/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { followRows } from '../../extensions/described-routes'
import { countReload, mayReload } from './reload-guard'

beforeEach(() => followRows(Object.values(routeTables).flatMap((table) => Object.values(table))))

describe('a reload after the login has changed', () => {
  it.each([
    ['/index', false, true, true],
    ['/index', true, true, false],
    ['/index', false, false, false],
    ['/voluntary-activities', false, true, false],
    ['/voluntary-activities/7', false, true, false],
    ['/voluntary-activitiesx', false, true, true],
    ['/_frame_index', false, true, false],
  ])('on %s (first load %s, cookie kept %s): %s', (pathname, firstLoad, kept, may) => {
    expect(mayReload({ pathname, firstLoad, kept })).toBe(may)
  })

  it('happens once in thirty seconds for a reason, and three times in a visit', () => {
    expect(countReload('a', 1000)).toBe(true)
    expect(countReload('a', 30_999)).toBe(false)
    expect(countReload('a', 31_000)).toBe(true)
    expect(countReload('b', 31_000)).toBe(true)
    expect(countReload('c', 99_000)).toBe(false)
  })
})
