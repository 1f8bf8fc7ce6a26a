import { expect, it } from 'vitest'
import { newState, withState } from './wechat-state.model'

it('generates another state each time', () => {
  const states = Array.from({ length: 50 }, newState)
  expect(new Set(states).size).toBe(50)
  for (const state of states) expect(state).toMatch(/^[\da-f]{48}$/)
})

it.each([
  ['/__dev/wechat/authorise?redirect=%2Flogin', '/__dev/wechat/authorise?redirect=%2Flogin&state=s'],
  ['https://open.weixin.example/authorise', 'https://open.weixin.example/authorise?state=s'],
  [
    'https://w.example/a?appid=1&scope=x#wechat_redirect',
    'https://w.example/a?appid=1&scope=x&state=s#wechat_redirect',
  ],
])('adds it to %s', (url, whole) => expect(withState(url, 's')).toBe(whole))
