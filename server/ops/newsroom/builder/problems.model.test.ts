import { expect, it } from 'vitest'
import { problemsIn, problemsOf, withFiles } from './problems.model'

const cards = [{ id: 'a' }, { id: 'b', items: [] }, { id: 'c', items: [{}] }]

it('finds the card of a problem, and names its field', () => {
  const problems = problemsOf(cards, [
    { path: 'page.cards.0.items.1.link', message: 'Invalid format' },
    { path: 'page.cards.1.items', message: 'Nothing that it names exists' },
    { path: 'page.cards.2.items.0.image', message: 'Invalid key: Expected "image" but received undefined' },
    { path: 'page.title', message: 'Invalid' },
  ])
  expect(Object.fromEntries(problems)).toEqual({
    a: ['Items · 2 · Link: is not of the right form'],
    b: ['Has no items yet.'],
    c: ['Items · 1 · Picture: is missing'],
  })
})

it.each([
  ['Invalid length: Expected >=1 but received 0', '字数或条目太少'],
  ['Invalid length: Expected <=20 but received 31', '字数或条目太多'],
  ['Invalid value: Expected <=30 but received 99', '数值超出范围'],
  ['Invalid type: Expected ("a" | "b") but received "c"', '不在可选范围内'],
  ['Invalid type: Expected string but received 1', '填写有误'],
  ['Invalid key: Expected "link" but received undefined', '尚未填写'],
  ['找不到“77”', '找不到“77”'],
])('says %s in Chinese', (message, words) => {
  document.documentElement.lang = 'zh-CN'
  expect(problemsOf(cards, [{ path: 'cards.2.link', message }]).get('c')).toEqual([`链接: ${words}`])
  document.documentElement.lang = 'en'
})

it('shows uploads at the addresses where they are seen', () =>
  expect(withFiles({ cards: [{ image: '/a', n: 1 }], none: null }, { '/a': '/a?seen' })).toEqual({
    cards: [{ image: '/a?seen', n: 1 }],
    none: null,
  }))

it.each([
  ['no object', 'plaza:page-result'],
  ['nothing', null],
  ['another message', { type: 'plaza:ready' }],
  ['a result without problems', { type: 'plaza:page-result' }],
  ['a result whose problems are no list', { type: 'plaza:page-result', problems: 'many' }],
  ['a result with a problem without a path', { type: 'plaza:page-result', problems: [{ message: 'wrong' }] }],
])('takes no problems from %s', (_, message) => expect(problemsIn(message)).toBeNull())

it('takes problems from a result', () => {
  const problems = [{ path: 'cards.0.title', message: 'Invalid length' }]
  expect(problemsIn({ type: 'plaza:page-result', shown: false, problems })).toEqual(problems)
})
