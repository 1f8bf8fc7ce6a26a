import { account, config } from '@plaza/shared/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropCookie, readCookie, writeCookie } from '../../storage/cookies'
import { completeLogin, noteShareEntry, shareOrigin } from './share-entry'

const own = window.location.origin
beforeEach(() => {
  sessionStorage.clear()
  dropCookie('from_url')
  dropCookie('from_user_id')
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a visit that begins with a share', () => {
  it('stores the sharer and the clean address', () => {
    noteShareEntry('/posts/7?from_user_id=u7&Authorization=secret')
    expect(shareOrigin()).toEqual({ from_url: `${own}/posts/7?from_user_id=u7`, from_user_id: 'u7' })
  })

  it('stores it for 0.2 days', () => {
    vi.useFakeTimers({ now: Date.parse('2026-05-01T12:00:00Z') })
    const written = vi.spyOn(document, 'cookie', 'set')
    noteShareEntry('/posts/7?from_user_id=u7')
    const ends = written.mock.calls.map(([cookie]) => /expires=([^;]+)/.exec(cookie)?.[1])
    expect(ends).toEqual(Array(2).fill('Fri, 01 May 2026 16:48:00 GMT'))
  })

  it('stores only the first of a visit', () => {
    noteShareEntry('/posts/7?from_user_id=u7')
    noteShareEntry('/posts/8?from_user_id=u8')
    expect(shareOrigin().from_user_id).toBe('u7')
  })

  it.each([
    '/posts/7',
    '/posts/7?from_user_id=',
    '/posts/7?from_user_id=<b>',
    `/posts/7?from_user_id=${'x'.repeat(65)}`,
  ])('stores nothing of %.50s', (address) => {
    noteShareEntry(address)
    expect(shareOrigin()).toEqual({})
  })

  it('omits a very long address', () => {
    noteShareEntry(`/posts/7?from_user_id=u7&x=${'x'.repeat(1100)}`)
    expect([readCookie('from_url'), shareOrigin()]).toEqual([null, { from_user_id: 'u7' }])
  })

  it('omits values that were tampered with', () => {
    writeCookie('from_url', 'https://evil.example/', 1)
    writeCookie('from_user_id', 'a b', 1)
    expect(shareOrigin()).toEqual({})
  })

  it('is sent only with login calls', () => {
    noteShareEntry('/posts/7?from_user_id=u7')
    const body = { way: 'password', from_user_id: 'mine' }
    expect(completeLogin(account.logIn, { body })).toEqual({
      body: { from_url: `${own}/posts/7?from_user_id=u7`, way: 'password', from_user_id: 'mine' },
    })
    expect(completeLogin(config.cities, {})).toEqual({})
  })
})
