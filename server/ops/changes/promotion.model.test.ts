import { changes } from '@plaza/shared/operations'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { base, remote, rule } from '../testing/status'
import {
  fieldOf,
  firstDraft,
  type PromotionDraft,
  problemsOf,
  promotionBody,
  promotionOutcome,
} from './promotion.model'
import { everybody } from './scope.model'

const draft = (about: Partial<PromotionDraft> = {}): PromotionDraft => ({
  ...{ release: '1.5.0-ccc', scope: everybody, percent: 10, from: '', until: '', why: ' the new player ', plan: null },
  ...about,
})
const now = Date.parse('2026-03-10T12:00:00Z')
const from = fieldOf(now + 3_600_000)
const until = fieldOf(now + 7_200_000)

describe('the body that is sent', () => {
  it('leaves out what is not narrowed', () =>
    expect(promotionBody('media', draft())).toEqual({
      ...{ remote: 'media', release: '1.5.0-ccc', percent: 10, why: 'the new player' },
    }))

  it('has shells, regions and the span where they are set, as the server takes them', () => {
    const some = { shells: ['wechat' as const], regions: '3205\uff0c32 3205' }
    const scope = { ...some, languages: ['en' as const], app: '3.2 .. 4.0' }
    const body = promotionBody('media', draft({ scope, from, until }))
    expect(body).toMatchObject({
      shells: ['wechat'],
      regions: ['3205', '32'],
      languages: ['en'],
      app: { from: '3.2', before: '4.0' },
      from: now + 3_600_000,
      until: now + 7_200_000,
    })
    expect(v.safeParse(changes.promote, body).success).toBe(true)
  })
})

it.each<[what: string, about: Partial<PromotionDraft>, fields: string[]]>([
  ['all is well', {}, []],
  ['why is missing', { why: '  ' }, ['why']],
  ['a version of the app is a word', { scope: { ...everybody, app: 'new' } }, ['app']],
  ['a version of the app has three dots too many', { scope: { ...everybody, app: '3....4' } }, ['app']],
  ['a region is a name', { scope: { ...everybody, regions: 'Starbay' } }, ['regions']],
  [
    'there are too many regions',
    { scope: { ...everybody, regions: Array.from({ length: 41 }, (_, i) => 100 + i).join() } },
    ['regions'],
  ],
  ['the share is no number', { percent: Number.NaN }, ['percent']],
  ['the share is above all', { percent: 101 }, ['percent']],
  ['it ends before it begins', { from: until, until: from }, ['until']],
  ['it is over', { until: fieldOf(now - 60_000) }, ['until']],
])('finds what is wrong where %s', (_, about, fields) =>
  expect(Object.keys(problemsOf(draft(about), now))).toEqual(fields),
)

describe('the first draft', () => {
  it('offers the newest release that does not run for everybody, for a tenth', () =>
    expect(firstDraft(remote())).toMatchObject({ release: '1.5.0-ccc', percent: 10, scope: everybody }))

  it('passes over what was taken back', () => {
    const known = remote()
    const releases = known.releases.map((one) => ({ ...one, revoked: one.id === '1.5.0-ccc' }))
    expect(firstDraft({ ...known, releases }).release).toBe('1.3.2-aaa')
  })

  it('takes a rule over that is to be changed', () => {
    const changed = rule({ release: '1.5.0-ccc', percent: 33.33, shells: ['ios'], regions: ['32', '31'], until: now })
    expect(promotionBody('media', { ...firstDraft(remote(), changed), why: 'w' })).toEqual({
      ...{
        remote: 'media',
        release: '1.5.0-ccc',
        percent: 33.33,
        shells: ['ios'],
        regions: ['32', '31'],
        until: now,
        why: 'w',
      },
    })
  })
})

it.each<[about: Partial<PromotionDraft>, sentences: string[]]>([
  [{}, ['1.5.0-ccc for: 10 % of devices.', 'Nothing changes for all others.']],
  [
    { percent: 100, scope: { ...everybody, shells: ['ios'] } },
    ['1.5.0-ccc for: iOS.', 'Nothing changes for all others.'],
  ],
  [{ percent: 100 }, ['1.5.0-ccc runs for everybody from now on. 1.4.0-bbb stays ready as the one before.']],
  [{ percent: 100, release: '1.4.0-bbb' }, ['1.4.0-bbb runs for everybody already; its shares and scopes end.']],
])('says what will be so: %o', (about, sentences) =>
  expect(promotionOutcome(remote(), draft(about))).toEqual(sentences),
)

it('names the rule that it takes the place of', () => {
  const scope = { ...everybody, shells: ['ios' as const, 'h5' as const] }
  const earlier = rule({ release: '1.5.0-ccc', percent: 1, shells: ['h5', 'ios'] })
  const other = rule({ release: '1.5.0-ccc', percent: 1 })
  expect(promotionOutcome(remote({ rules: [earlier, other, base()] }), draft({ scope }))).toEqual([
    '1.5.0-ccc for: 10 % of devices · iOS, Browser.',
    'It takes the place of its earlier rule: 1 % of devices · Browser, iOS.',
    'Nothing changes for all others.',
  ])
})
