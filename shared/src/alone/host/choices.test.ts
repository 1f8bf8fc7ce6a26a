import { expect, it } from 'vitest'
import { choicesOf, readChoices } from './choices'

const plain = { shell: 'h5', who: 'guest', theme: 'system', language: 'zh-CN' }

it('accepts valid choices, and uses the first one for others', () => {
  expect(readChoices({ shell: 'wechat', theme: 'pink' })).toEqual({ ...plain, shell: 'wechat' })
})

it('is parsed from the name of a frame', () => {
  expect(choicesOf(JSON.stringify({ ...plain, who: 'user' }))).toEqual({ ...plain, who: 'user' })
})

it.each(['', 'null', '7', 'a name that another site left'])('has its defaults if the frame is named "%s"', (name) => {
  expect(choicesOf(name)).toEqual(plain)
})
