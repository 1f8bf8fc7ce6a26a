import { codes } from '@plaza/shared/api'
import { describe, expect, it } from 'vitest'
import { accountOf, rules, targetOf } from '../samples'
import {
  type AmountFault,
  centsOf,
  chosenWay,
  cleanAmount,
  emptyDraft,
  faultOf,
  isRefusal,
  leftToday,
  mostOf,
  needsCode,
  toBody,
} from './cash-out.model'

it.each([
  ['12.5', '12.5'],
  ['¥ 1,234.567', '1234.56'],
  ['.5', '0.5'],
  ['007', '7'],
  ['0', '0'],
  ['0.05', '0.05'],
  ['8.', '8.'],
  ['1.2.3', '1.23'],
  ['-20', '20'],
  ['1e9', '19'],
  ['abc', ''],
])('of %s it keeps %s', (typed, kept) => expect(cleanAmount(typed)).toBe(kept))

it.each([
  ['0.29', 29],
  ['4.35', 435],
  ['19.99', 1_999],
  ['8.', 800],
  ['', null],
])('%s yuan are %s cents, without a float', (typed, cents) => expect(centsOf(typed)).toBe(cents))

describe('an amount', () => {
  const facts = { wallet: accountOf({ cents: 300_000, today_cents: 350_000 }), rules }
  it.each<[cents: number | null, AmountFault | null]>([
    [null, 'missing'],
    [99, 'low'],
    [100, null],
    [150_000, null],
    [150_001, 'day'],
    [200_001, 'high'],
  ])('of %s cents is %s', (cents, fault) => expect(faultOf(cents, facts)).toBe(fault))

  it('is no more than the balance, and nothing once the times of a day are used', () => {
    expect(faultOf(5_001, { wallet: accountOf({ cents: 5_000 }), rules })).toBe('short')
    const used = { wallet: accountOf({ today_times: 10 }), rules }
    expect(faultOf(100, used)).toBe('times')
    expect([leftToday(used), mostOf(used)]).toEqual([0, 0])
  })

  it('is never eaten up by its fee', () => {
    expect(faultOf(100, { wallet: accountOf(), rules: { ...rules, min_fee_cents: 100 } })).toBe('low')
  })

  it('is at most the least of balance, limit and what is left of the day', () => {
    expect(mostOf({ wallet: accountOf({ cents: 5_000 }), rules })).toBe(5_000)
    expect(mostOf({ wallet: accountOf({ cents: 900_000 }), rules })).toBe(200_000)
    expect(mostOf(facts)).toBe(150_000)
  })
})

it('needs a code for a new account, and above a sum', () => {
  expect([needsCode(100, true, rules), needsCode(20_000, false, rules), needsCode(20_001, false, rules)]).toEqual([
    true,
    false,
    true,
  ])
})

it('sends the fee that was shown, and a code only where one was typed', () => {
  const draft = { ...emptyDraft('k'), amount: '200' }
  expect(toBody(draft, 20_000, rules, '')).toEqual({ cents: 20_000, fee_cents: 20, key: 'k' })
  expect(toBody(draft, 100, rules, '123456')).toEqual({ cents: 100, fee_cents: 10, key: 'k', captcha: '123456' })
})

it('prefers the last choice, then an account that is bound, among what is open', () => {
  const ways = [
    { way: 'wechat' as const, target: targetOf({ bound: false, account: '' }) },
    { way: 'alipay' as const, target: targetOf() },
  ]
  const facts = { wallet: accountOf(), rules, ways }
  expect(chosenWay(emptyDraft(''), facts)).toBe('alipay')
  expect(chosenWay({ ...emptyDraft(''), way: 'wechat' }, facts)).toBe('wechat')
  expect(chosenWay({ ...emptyDraft(''), way: 'wechat' }, { ...facts, ways: ways.slice(1) })).toBe('alipay')
  expect(chosenWay(emptyDraft(''), { ...facts, ways: [] })).toBeNull()
})

it.each([
  ['no network', { kind: 'network' as const }, false],
  ['a time-out', { kind: 'timeout' as const }, false],
  ['an answer that cannot be read', { kind: 'malformed' as const }, false],
  ['HTTP 502', { status: 502 }, false],
  ['a key that was used', { code: codes.keyReused }, false],
  ['too little money', { code: codes.moneyShort }, true],
  ['HTTP 429', { status: 429 }, true],
  ['a missing phone', { kind: 'gated' as const }, true],
])('after %s it is %s that nothing was made', (_, failure, isSure) =>
  expect(isRefusal({ msg: '', ...failure })).toBe(isSure),
)
