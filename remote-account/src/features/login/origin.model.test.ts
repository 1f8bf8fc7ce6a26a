import { expect, it } from 'vitest'
import { originOf, withoutCode } from './origin.model'

it('sends where the user came from', () => {
  const query = new URLSearchParams({ from_url: '/posts/7', from_user_id: 'u9', jump_url: '/mine', redirect: '/x' })
  expect(originOf(query)).toEqual({ from_url: '/posts/7', from_user_id: 'u9', jump_url: '/mine' })
})

it.each([
  ['nothing', ''],
  ['empty values', 'from_url=&from_user_id='],
  ['a value that the server would refuse', `from_user_id=${'9'.repeat(65)}`],
])('omits %s', (_, query) => expect(originOf(new URLSearchParams(query))).toEqual({}))

it('returns from WeChat to the same page without the old code', () => {
  expect(withoutCode(new URLSearchParams('redirect=%2Fmine&code=abc&state=s'))).toEqual({ redirect: '/mine' })
})
