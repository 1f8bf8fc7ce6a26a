import { person } from '@plaza/shared/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { dropCookie, writeCookie } from '../storage/cookies'
import { drafts } from '../storage/drafts'
import { createSessionHolder } from './holder'
import { keepUserCopy } from './user-copy'

const TOKENS = { a: 'token-of-a-aaaaaaaaaaaaaa', b: 'token-of-b-bbbbbbbbbbbbbb' }
const [a, b] = [person({ id: 'a' }), person({ id: 'b' })]

function setUp() {
  const holder = createSessionHolder()
  const left = vi.fn()
  holder.onUserLeft(left)
  return { holder, left }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  dropCookie('Authorization')
  dropCookie('userInfo')
})

it('tells that a user has left: by a logout, and when another user logs in', () => {
  const { holder, left } = setUp()
  holder.begin({ token: TOKENS.a, user: a })
  holder.update({ ...a, nickname: 'Renamed' })
  expect(left).not.toHaveBeenCalled()
  holder.begin({ token: TOKENS.b, user: b })
  expect(left).toHaveBeenCalledTimes(1)
  holder.end()
  expect(left).toHaveBeenCalledTimes(2)
  holder.begin({ token: TOKENS.a, user: a })
  expect(left).toHaveBeenCalledTimes(2)
})

it('tells it when another tab logged another user in, after the drafts are that user’s', () => {
  const { holder, left } = setUp()
  holder.begin({ token: TOKENS.a, user: a })
  drafts.keep('words', 'of A')
  left.mockImplementation(() => expect(drafts.read('words')).toBeNull())
  writeCookie('Authorization', TOKENS.b, 1)
  keepUserCopy(b)
  holder.adopt()
  expect(holder.store.getState().user?.id).toBe('b')
  expect(left).toHaveBeenCalledTimes(1)
})
