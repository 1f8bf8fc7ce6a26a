import type { GuideQuestion } from '@plaza/shared/api'
import { describe, expect, it } from 'vitest'
import { applies, interview, partsOf, readAnswers, withAnswer, writeAnswers } from './case.model'

const question = (id: string, values: string[], when?: string[]): GuideQuestion => ({
  id,
  text: id,
  options: values.map((value) => ({ value, text: value })),
  ...(when && { when }),
})
const questions = [
  question('reason', ['rent', 'buy']),
  question('lease', ['yes', 'no'], ['reason:rent']),
  question('house', ['new', 'used'], ['reason:buy']),
]

describe('the answers of an address', () => {
  it.each([
    [undefined, {}],
    ['reason-rent.lease-yes', { reason: 'rent', lease: 'yes' }],
    ['reason-steal.lease-no.colour-red', { lease: 'no' }],
    ['..-', {}],
  ])('%s', (text, answers) => expect(readAnswers(text, questions)).toEqual(answers))

  it('are written as they are read', () => {
    const answers = { reason: 'rent', lease: 'yes' }
    expect(readAnswers(writeAnswers(answers), questions)).toEqual(answers)
    expect(writeAnswers({})).toBeUndefined()
  })
})

it.each([
  [undefined, {}, true],
  [['reason:rent'], {}, undefined],
  [['reason:rent'], { reason: 'rent' }, true],
  [['reason:rent', 'reason:buy'], { reason: 'buy' }, true],
  [['reason:rent'], { reason: 'buy' }, false],
  [['lease:yes'], { reason: 'buy' }, false],
  [['lease:yes'], { reason: 'rent' }, undefined],
  [['lease:yes'], { reason: 'buy', lease: 'yes' }, false],
])('a part for %j with %j applies: %s', (when, answers, expected) =>
  expect(applies({ when }, questions, answers)).toBe(expected),
)

it('asks only what the answers lead to', () => {
  expect(interview(questions, {}).next?.id).toBe('reason')
  expect(interview(questions, { reason: 'buy' }).next?.id).toBe('house')
  expect(interview(questions, { reason: 'buy', house: 'new' }).next).toBeUndefined()
  expect(interview(questions, { house: 'new' }).answered).toEqual([])
})

it('keeps other answers when one changes, but none to questions that are no longer asked', () => {
  const answers = { reason: 'rent', lease: 'yes' }
  expect(withAnswer(questions, answers, 'lease', 'no')).toEqual({ reason: 'rent', lease: 'no' })
  expect(withAnswer(questions, answers, 'reason', 'buy')).toEqual({ reason: 'buy' })
  expect(withAnswer(questions, answers, 'reason', undefined)).toEqual({ lease: 'yes' })
})

it('marks what an open question decides', () => {
  const papers = [{ name: 'card' }, { name: 'lease', when: ['reason:rent'] }]
  const names = (answers: Record<string, string>) =>
    partsOf(papers, questions, answers).map(({ part, depends }) => [part.name, depends])
  expect(names({})).toEqual([
    ['card', false],
    ['lease', true],
  ])
  expect(names({ reason: 'buy' })).toEqual([['card', false]])
})
