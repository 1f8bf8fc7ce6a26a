import { failureKinds, type Rule, standings } from '@plaza/shared/remotes'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RunningRemote } from '../running.store'
import { reasonSentences, ruleSentence, timeOfDay, type VisitorProfile } from './reasons'
import { failureWords, standingWords } from './reasons.text'

const asker: VisitorProfile = { shell: 'wechat', city: { name: 'Starbay', adcode: '320500' } }
const everybody: Rule = { id: 'base', release: '1.4.0-9a0' }
const remote = (change: Partial<RunningRemote>): RunningRemote => ({
  name: 'media',
  release: '1.4.0-9a0',
  build: '9a0',
  why: 'rule',
  rule: 'base',
  verdict: { state: 'ok' },
  standing: 'ready',
  loadedAt: null,
  ms: null,
  errors: [],
  left: [],
  ...change,
})
const failed = [{ at: 0, release: '1.5.0-b1c', kind: 'refused' as const, message: 'x' }]
const until = new Date(2026, 0, 2, 14, 5).getTime()

const chinese = () => {
  document.documentElement.lang = 'zh-CN'
}

describe('the scope of a rule', () => {
  it.each<[change: Partial<Rule>, en: string, zh: string]>([
    [{}, 'for everybody', '面向所有人'],
    [{ percent: 100 }, 'for everybody', '面向所有人'],
    [{ percent: 12.5 }, 'for 12.5 % of phones, this one among them', '面向 12.5% 的手机，此手机在内'],
    [{ shells: ['wechat'] }, 'for visits in WeChat', '面向通过微信访问'],
    [{ regions: ['3205'] }, 'for your region, Starbay (320500)', '面向您所在的地区：Starbay（320500）'],
    [{ until }, 'for everybody; until 14:05', '面向所有人，至 14:05 止'],
    [
      { percent: 5, shells: ['wechat', 'h5'], regions: ['32'] },
      'for 5 % of phones, this one among them; for visits in WeChat; for your region, Starbay (320500)',
      '面向 5% 的手机，此手机在内，面向通过微信访问，面向您所在的地区：Starbay（320500）',
    ],
  ])('%j', (change, en, zh) => {
    const rule = { ...everybody, ...change }
    expect(ruleSentence(rule, asker)).toBe(en)
    chinese()
    expect(ruleSentence(rule, asker)).toBe(zh)
  })

  it('is unknown without the rule', () => expect(ruleSentence(undefined, asker)).toBe('by a rule'))
})

describe('why a remote runs, or why not', () => {
  it.each<[when: string, change: Partial<RunningRemote>, sentences: string[]]>([
    ['a rule chose it', {}, ['Chosen for everybody.']],
    [
      'another one fits',
      { why: 'contract' },
      ['The version meant for you does not fit this app, so another one that fits was taken.'],
    ],
    ['it is off', { why: 'off', standing: 'off', release: null }, ['It is switched off for everybody.']],
    [
      'no rule speaks of this device',
      { why: 'none', standing: 'off', release: null },
      ['It is not offered to this device.'],
    ],
    [
      'the last good one stands in',
      { why: 'last-good', standing: 'last-good', errors: failed },
      [
        'The newest version could not be shown, so the last one that worked on this phone runs.',
        'Reason: a file was not the one that was signed.',
      ],
    ],
    [
      'the one before stands in',
      { why: 'previous' },
      ['The newest version could not be shown, so the one before it runs.'],
    ],
    [
      'a test version stands in',
      { why: 'override', standing: 'override' },
      ['A signed test version, on this phone alone.'],
    ],
    [
      'a part of it stays away',
      { verdict: { state: 'degraded', missingContracts: ['nav'] } },
      ['Chosen for everybody.', 'Some of it stays away: this app lacks nav.'],
    ],
    [
      'it cannot run here',
      { verdict: { state: 'blocked', missingContracts: ['player', 'nav'] }, standing: 'blocked' },
      ['Chosen for everybody.', 'It cannot run: this app lacks player, nav.'],
    ],
    [
      'it rests',
      { standing: 'quarantined', errors: failed },
      ['Chosen for everybody.', 'It crashed several times and rests for a while.'],
    ],
  ])('when %s', (_, change, sentences) => expect(reasonSentences(remote(change), everybody, asker)).toEqual(sentences))

  const whys = ['rule', 'contract', 'off', 'none', 'last-good', 'previous', 'override'] as const
  const verdicts: RunningRemote['verdict'][] = [
    { state: 'ok' },
    { state: 'degraded', missingContracts: ['nav'] },
    { state: 'blocked', missingContracts: ['nav'] },
  ]
  const all = whys.flatMap((why) =>
    verdicts.flatMap((verdict) =>
      (Object.keys(standings) as (keyof typeof standings)[]).map((standing) => ({ why, verdict, standing })),
    ),
  )
  it.each(['en', 'zh-CN'])('has full sentences for each of them in %s', (lang) => {
    document.documentElement.lang = lang
    for (const change of all) {
      const sentences = reasonSentences(remote({ ...change, errors: failed }), everybody, asker)
      const ending = lang === 'en' ? /^[A-Z][^。，：]*\.$/ : /^[^,:;.]*。$/
      for (const sentence of sentences) expect(sentence, JSON.stringify(change)).toMatch(ending)
      expect(sentences.length - (change.verdict.state === 'ok' ? 0 : 1), JSON.stringify(change)).toBeGreaterThan(0)
    }
  })
})

describe('every failure and every state has a text', () => {
  beforeEach(chinese)
  it.each(failureKinds)('%s', (kind) => expect(failureWords[kind]()).toMatch(/^[\u4e00-\u9fff，]+$/))
  it.each(Object.keys(standings) as (keyof typeof standings)[])('%s', (standing) =>
    expect(standingWords[standing]()).toMatch(/^[\u4e00-\u9fff]+$/),
  )
})

it('shows a time on this device’s clock', () => {
  expect(timeOfDay(until)).toBe('14:05')
  expect(timeOfDay(until + 7000, true)).toBe('14:05:07')
})
