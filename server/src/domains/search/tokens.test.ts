import { describe, expect, it } from 'vitest'
import { marksOf } from './marks'
import { spellingsOf } from './pinyin'
import { plansOf, titleTokens } from './tokens'

const title = '清晨六点十二分，临青大桥合龙'

const isFound = (text: string, question: string) => {
  const tokens = new Set(titleTokens(text))
  return plansOf(question).some((plan) => plan.tokens.every((token) => tokens.has(token)))
}

describe('a title is found', () => {
  it.each<[question: string, text?: string]>([
    ['大桥'],
    ['桥'],
    ['临青大桥'],
    ['daqiao'],
    ['da qiao'],
    ['linqingdaqiao'],
    ['lingqindaqiao'],
    ['linq'],
    ['linqingd'],
    ['lqdq'],
    ['临清大桥'],
    ['地铁3号线', '地铁3号线开始空载试运行'],
    ['３号线', '地铁3号线开始空载试运行'],
    ['star', 'Starbay in English'],
    ['ENGLISH', 'Starbay in English'],
    ['shuiku', '水库里的鱼'],
    ['suiku', '水库里的鱼'],
    ['chongqing', '重庆的雾'],
  ])('by %s', (question, text = title) => expect(isFound(text, question)).toBe(true))

  it.each<[question: string, text?: string]>([
    ['大河'],
    ['tiankong'],
    ['dqlq'],
    ['号地铁', '地铁3号线'],
    ['bay', 'Starbay in English'],
    ['，。'],
  ])('not by %s', (question, text = title) => expect(isFound(text, question)).toBe(false))
})

it.each<[letters: string, as: string[]]>([
  ['xian', ['xian', 'xia n…', 'xi an']],
  ['lingqing', ['lin qin', 'lin qin g…']],
  ['zhongguo', ['zong guo', 'zong gu o']],
  ['zq', []],
])('reads %s', (letters, as) =>
  expect(spellingsOf(letters).map(({ sounds, rest }) => sounds.join(' ') + (rest && ` ${rest}…`))).toEqual(as),
)

describe('marks', () => {
  it.each<[question: string, marked: string[], text?: string]>([
    ['大桥', ['大桥']],
    ['大桥 合龙', ['大桥合龙']],
    ['linqing', ['临青']],
    ['lqdq', ['临青大桥']],
    ['linqd', []],
    ['daq', ['大桥']],
    ['临清大桥', ['临青大桥']],
    ['bay', ['bay'], 'Starbay'],
    ['3号线', ['3号线'], '地铁3号线'],
    ['点', ['点', '点'], '一点又一点'],
  ])('of %s', (question, marked, text = title) =>
    expect(marksOf(text, question).map(([from, to]) => text.slice(from, to))).toEqual(marked),
  )
})
