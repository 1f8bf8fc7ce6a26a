import type { SessionState } from '@plaza/shared/host'
import type { RouteRow } from '@plaza/shared/routes'
import { person, routeTables } from '@plaza/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { followRows } from '../extensions/described-routes'
import { guardFor as decide } from './guard'

const guest: SessionState = { status: 'guest', user: null }
const checking: SessionState = { status: 'checking', user: null }
const unanswered: SessionState = { ...checking, unanswered: true }
const user: SessionState = { status: 'user', user: person() }

const guardFor = (row: RouteRow | null, session: SessionState, address: string, inApp = false) =>
  decide(row, session, { address, inApp })

const rows = Object.values(routeTables).flatMap((table): RouteRow[] => Object.values(table))
const addressOf = (row: RouteRow) => row.path.replace(/:\w+\??/g, '7').replace('*', '/nowhere')

/** Product spec, section 2, Account pages and Community: the specification's own list. */
const required = [
  '/history',
  '/user',
  '/safe',
  '/phone/bind',
  '/phone',
  '/phone/rebind',
  '/password',
  '/message',
  '/collection',
  '/subscribes',
  '/attention',
  '/create/7',
]
/** Page names that need login inside the app (section 2, Other pages). */
const named = [
  '/micro-wish-publish',
  '/show-civilization-publish',
  '/publish',
  '/my-claimed',
  '/activity-record',
  '/helper-list',
]

/** One of them without a page. */
const namesInApp = ['voteSignup', ...named.map((address) => address.slice(1))]

beforeEach(() => followRows(rows))

describe('the guard', () => {
  it.each(rows.map((row) => [addressOf(row), row] as const))('on %s', (address, row) => {
    const own = required.includes(address) || row.ownPage === true
    expect(guardFor(row, guest, address)).toEqual(own ? { logIn: address } : 'pass')
    expect(guardFor(row, checking, address)).toBe(own ? 'wait' : 'pass')
    expect(guardFor(row, unanswered, address)).toBe(own ? 'unanswered' : 'pass')
    expect(guardFor(row, user, address)).toBe('pass')
  })

  it('covers every page of the specification', () => {
    for (const address of [...required, ...named]) {
      const row = rows.find((row) => addressOf(row) === address)
      expect([address, guardFor(row ?? null, guest, address)]).toEqual([address, { logIn: address }])
    }
  })

  it.each(['/history/2024', '/user/avatar', '/safe/devices', '/phone/else', '/message/7', '/collection/a/b'])(
    'covers the paths below a page: %s',
    (address) => expect(guardFor(null, guest, address)).toEqual({ logIn: address }),
  )

  it.each(['/user-detail/7', '/user-details/7', '/userx', '/historyx', '/phonebook', '/messages', '/safety', '/'])(
    'never matches a prefix of a segment: %s',
    (address) => expect(guardFor(null, guest, address)).toBe('pass'),
  )

  it.each([...namesInApp])('requires a login only inside the app: /%s', (name) => {
    expect(guardFor(null, guest, `/${name}`, true)).toEqual({ logIn: `/${name}` })
    expect(guardFor(null, guest, `/${name}/7`, true)).toEqual({ logIn: `/${name}/7` })
    expect([guardFor(null, guest, `/${name}s`, true), guardFor(null, user, `/${name}`, true)]).toEqual(['pass', 'pass'])
    expect(guardFor(null, guest, `/${name}`)).toBe('pass')
  })

  it('requires no login below pages of remotes that are not live', () => {
    followRows([])
    expect(guardFor(null, guest, '/history/2024')).toBe('pass')
    expect(guardFor(null, guest, '/my-claimed', true)).toBe('pass')
  })

  it('returns to the complete address', () => {
    const row = rows.find(({ path }) => path === '/history') ?? null
    expect(guardFor(row, guest, '/history?type=1#top')).toEqual({ logIn: '/history?type=1#top' })
  })
})
