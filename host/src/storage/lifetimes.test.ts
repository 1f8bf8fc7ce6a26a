import { DAY_MS } from '@plaza/shared/format'
import { person } from '@plaza/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteShareEntry } from '../embedding/share/share-entry'
import { noteFirstPage } from '../session/login/first-page'
import { createTokenKeeper } from '../session/token-keeper'
import { keepUserCopy } from '../session/user-copy'
import { dropCookie } from './cookies'

const names = ['Authorization', 'userInfo', 'from_url', 'from_user_id', 'first_page']
let written: string[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
  for (const name of names) dropCookie(name)
  sessionStorage.clear()
  written = []
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Lifetime in days of each written cookie. */
const lifetimes = () =>
  written.map((text) => {
    const until = Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? '')
    return [text.split('=')[0], Math.round(((until - Date.now()) / DAY_MS) * 1000) / 1000]
  })

/** Product spec, section 9. */
it.each<[string, () => unknown, [string, number][]]>([
  ['the token', () => createTokenKeeper().keep('own-token-aaaaaaaaaaaaaaaa'), [['Authorization', 7]]],
  ['the user', () => keepUserCopy(person()), [['userInfo', 7]]],
  ['the first page', () => noteFirstPage('/index'), [['first_page', 0.15]]],
  [
    'who shared',
    () => noteShareEntry('/posts/7?from_user_id=u7'),
    [
      ['from_url', 0.2],
      ['from_user_id', 0.2],
    ],
  ],
])('the cookie of %s lives as long as it should', (_, write, expected) => {
  write()
  vi.runAllTimers()
  expect(lifetimes()).toEqual(expected)
})
