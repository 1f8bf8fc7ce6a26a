import { FEED_FIXED } from '@plaza/shared/api'
import { HOUR_MS } from '@plaza/shared/format'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Candidate, rankFeed, type Taste } from './rank'

const now = Date.parse('2026-11-28T08:00:00Z')
const nothing: Taste = {
  ...{ categories: new Map(), organisations: new Map(), total: 0, followed: new Set(), opened: new Set() },
  less: { content: new Set(), category: new Set(), organisation: new Set() },
}
const candidate = (index: number, over: Partial<Candidate> = {}): Candidate => ({
  id: `c${index}`,
  categoryId: ['city', 'sport', 'culture'][index % 3] ?? '',
  organisationId: `o${index % 4}`,
  anchorId: null,
  publishedAt: new Date(now - index * HOUR_MS),
  views: 100,
  ...over,
})
const thirty = Array.from({ length: 30 }, (_, index) => candidate(index))
const idsOf = (ranked: readonly { id: string }[]) => ranked.map(({ id }) => id)
const likes = (category: string): Taste => ({ ...nothing, categories: new Map([[category, 12]]), total: 12 })

const taste = fc
  .record({
    weights: fc.dictionary(fc.constantFrom('city', 'sport', 'culture'), fc.double({ min: 0, max: 50, noNaN: true })),
    followed: fc.uniqueArray(fc.constantFrom('o0', 'o1', 'o2', 'o3')),
    opened: fc.uniqueArray(fc.nat(29).map((index) => `c${index}`)),
    hidden: fc.uniqueArray(
      fc.nat(29).map((index) => `c${index}`),
      { maxLength: 10 },
    ),
    less: fc.uniqueArray(fc.constantFrom('city', 'sport', 'culture')),
  })
  .map(
    ({ weights, followed, opened, hidden, less }): Taste => ({
      categories: new Map(Object.entries(weights)),
      organisations: new Map(),
      total: Object.values(weights).reduce((sum, weight) => sum + weight, 0),
      ...{ followed: new Set(followed), opened: new Set(opened) },
      less: { content: new Set(hidden), category: new Set(less), organisation: new Set() },
    }),
  )

it('loses and doubles nothing, leaves out what is hidden, and lets the first ones stay', () => {
  fc.assert(
    fc.property(taste, (one) => {
      const ranked = idsOf(rankFeed(thirty, one, now))
      const shown = idsOf(thirty).filter((id) => !one.less.content.has(id))
      expect([...ranked].sort()).toEqual([...shown].sort())
      expect(ranked.slice(0, FEED_FIXED)).toEqual(shown.slice(0, FEED_FIXED))
    }),
  )
})

describe('a person', () => {
  it('of whom little is known has the plain order', () => {
    expect(idsOf(rankFeed(thirty, nothing, now))).toEqual(idsOf(thirty))
    const few: Taste = { ...nothing, categories: new Map([['city', 2]]), total: 2 }
    expect(idsOf(rankFeed(thirty, few, now))).toEqual(idsOf(thirty))
  })

  it('who reads of one field has it above, with the reason, and others in between', () => {
    const ranked = rankFeed(thirty, likes('culture'), now)
    const next = ranked.slice(FEED_FIXED, FEED_FIXED + 6)
    const isCulture = ({ id }: { id: string }) => Number(id.slice(1)) % 3 === 2
    expect(next.filter(isCulture).length).toBeGreaterThan(2)
    expect(next.find(isCulture)?.why).toBe('category')
    expect(next.at(-1)).toMatchObject({ why: 'explore' })
    expect(next.filter(isCulture).length).toBeLessThan(6)
  })

  it('has those whom they follow above, and says so', () => {
    const ranked = rankFeed(thirty, { ...nothing, followed: new Set(['o3']) }, now)
    expect(ranked[FEED_FIXED]).toEqual({ id: 'c7', why: 'follows' })
  })

  it('finds what they want less of further down, also if they read much of it', () => {
    const less = { ...nothing.less, category: new Set(['culture']) }
    const ranked = idsOf(rankFeed(thirty, { ...likes('culture'), less }, now))
    const place = (of: number) => ranked.indexOf(`c${of}`)
    expect(place(8)).toBeGreaterThan(place(20 - 2))
    expect(ranked.slice(FEED_FIXED, FEED_FIXED + 8).some((id) => Number(id.slice(1)) % 3 === 2)).toBe(false)
  })

  it('who reads one publisher or follows an anchor has these above, and says so', () => {
    const reads = { ...nothing, organisations: new Map([['o3', 12]]), total: 12 }
    expect(rankFeed(thirty, reads, now)[FEED_FIXED]).toEqual({ id: 'c7', why: 'organisation' })
    const withAnchor = thirty.map((one) => (one.id === 'c9' ? { ...one, anchorId: 'a1' } : one))
    const follows = { ...nothing, followed: new Set(['a1']) }
    expect(rankFeed(withAnchor, follows, now)[FEED_FIXED]).toEqual({ id: 'c9', why: 'follows' })
  })

  it('explores no field of which there should be less', () => {
    const less = { ...nothing.less, category: new Set(['city']) }
    const ranked = rankFeed(thirty, { ...likes('culture'), less }, now)
    expect(ranked.find(({ why }) => why === 'explore')).toEqual({ id: 'c7', why: 'explore' })
  })

  it('does not meet first what they have opened', () => {
    const opened = new Set(['c5', 'c8'])
    const ranked = idsOf(rankFeed(thirty, { ...likes('culture'), opened }, now))
    expect(ranked.indexOf('c11')).toBeLessThan(ranked.indexOf('c8'))
  })
})

/** Contents below the fixed ones, each of a category, so many hours old. */
const below = (rows: readonly [category: string, hours: number, views?: number][]): Candidate[] => [
  ...thirty.slice(0, FEED_FIXED),
  ...rows.map(([categoryId, hours, views = 100], index) => ({
    ...candidate(FEED_FIXED + index, { categoryId, organisationId: null, views }),
    publishedAt: new Date(now - hours * HOUR_MS),
  })),
]
const orderOf = (candidates: readonly Candidate[], one: Taste) =>
  idsOf(rankFeed(candidates, one, now))
    .slice(FEED_FIXED)
    .join(' ')

describe('the order', () => {
  it('brings what is old back by interest, but not forever', () => {
    const candidates = below([
      ['city', 1],
      ['culture', 60],
      ['culture', 240],
    ])
    expect(orderOf(candidates, likes('culture'))).toBe('c6 c5 c7')
  })

  it('has a third one of a field in a row only if it is much better', () => {
    const candidates = below([
      ['culture', 1],
      ['culture', 1],
      ['culture', 1],
      ['city', 1],
    ])
    const mild: Taste = { ...nothing, categories: new Map([['culture', 3]]), total: 3 }
    expect(orderOf(candidates, mild)).toBe('c5 c6 c8 c7')
    expect(orderOf(candidates, likes('culture'))).toBe('c5 c6 c7 c8')
  })

  it('is led by what many have read, where all else is equal', () => {
    const candidates = below([
      ['city', 1, 10],
      ['sport', 1, 5_000],
    ])
    expect(orderOf(candidates, likes('culture'))).toBe('c6 c5')
  })
})
