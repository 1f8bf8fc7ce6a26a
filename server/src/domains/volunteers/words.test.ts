import { expect, it } from 'vitest'
import { offerOf } from './words'

it('says in both languages what somebody can do and when', () => {
  expect(offerOf({ skills: ['photography', 'first-aid'], availability: ['weekend-morning'] })).toEqual({
    zh: ['摄影摄像 · 急救', '周末上午'],
    en: ['Photography · First aid', 'Weekend mornings'],
  })
})
