import { describe, expect, it } from 'vitest'
import { base, rule } from '../testing/status'
import { phaseOf, ruleSentence } from './rule.model'

/** A time of this year in the site's time zone. */
const at = (day: number, hour: number) => Date.UTC(new Date().getUTCFullYear(), 10, day, hour - 8)

describe('a rule as one reads it', () => {
  it.each<[what: string, about: Parameters<typeof rule>[0], sentence: string]>([
    ['everybody', {}, 'Everybody'],
    ['a share', { percent: 10 }, '10 % of devices'],
    ['a share with decimals', { percent: 0.25 }, '0.25 % of devices'],
    ['nobody', { percent: 0 }, 'Nobody'],
    ['a shell', { shells: ['wechat'] }, 'WeChat'],
    [
      'all that there is',
      { percent: 10, shells: ['wechat', 'ios'], regions: ['3205', '32'] },
      '10 % of devices · WeChat, iOS · 3205, 32',
    ],
    [
      'a while',
      { percent: 5, from: at(21, 8), until: at(22, 20) },
      '5 % of devices · from Nov 21, 08:00 · until Nov 22, 20:00',
    ],
    ['off', { release: null, shells: ['ios'] }, 'Off · iOS'],
    ['off for all', { release: null }, 'Off · Everybody'],
  ])('%s', (_, about, sentence) => expect(ruleSentence(rule(about))).toBe(sentence))

  it('says who is left where others are asked before the base', () => {
    expect(ruleSentence(base(), 0)).toBe('Everybody')
    expect(ruleSentence(base(), 2)).toBe('Everybody else')
  })

  it('reads in Chinese too', () => {
    document.documentElement.lang = 'zh-CN'
    expect(ruleSentence(rule({ percent: 10, shells: ['wechat'], regions: ['3205'] }))).toBe('10% 的设备 · 微信 · 3205')
    expect(ruleSentence(rule({ release: null, shells: ['android'] }))).toBe('已关闭 · 安卓')
  })
})

it.each([
  [9, 'upcoming'],
  [10, 'now'],
  [19, 'now'],
  [20, 'over'],
])('at %s a rule from 10 until 20 is %s', (now, phase) => expect(phaseOf({ from: 10, until: 20 }, now)).toBe(phase))
