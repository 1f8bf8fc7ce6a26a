import { describe, expect, it } from 'vitest'
import { position } from '../../../../testing/position-samples'
import {
  atVenue,
  draftOf,
  emptyPlan,
  isWritten,
  type PlanDraft,
  type PlanFault,
  planFaults,
  toPlan,
} from './plan.model'

const now = Date.parse('2026-11-21T04:00:00Z')
const whole: PlanDraft = {
  ...emptyPlan('k'),
  ...{ title: 'Clean the beach', kind: '环境保护', body: 'Bring gloves', place: 'Pier', district: '青岩' },
  ...{ contact: 'Lin', point: { lat: 30.5, lng: 121.9 }, starts: '2026-11-22T09:00', ends: '2026-11-22T11:00' },
  images: [{ key: 'a', url: '/a' }],
}

describe('a plan', () => {
  it.each<[string, Partial<PlanDraft>, PlanFault[]]>([
    ['that is whole', {}, []],
    ['without a title', { title: ' ' }, ['title']],
    ['without a picture', { images: [] }, ['image']],
    ['that has begun', { starts: '2026-11-21T09:00', ends: '2026-11-21T11:00' }, ['past']],
    ['that ends before it begins', { ends: '2026-11-22T08:00' }, ['times']],
    ['that lasts two days', { ends: '2026-11-24T09:00' }, ['times']],
    ['without its point on the map', { point: null }, ['point']],
    ['with a text that is too long', { body: 'a'.repeat(2001) }, ['body']],
  ])('%s', (_, part, faults) => expect(planFaults({ ...whole, ...part }, now)).toEqual(faults))

  it('is sent in the time of the site, and read back as it was', () => {
    const plan = toPlan(whole)
    expect(plan.starts_at).toBe('2026-11-22T01:00:00.000Z')
    expect(plan.position_id).toBeNull()
    expect(draftOf({ ...plan, series: false }, 'k')).toEqual({ ...whole, images: [{ key: 'a', url: 'a' }] })
  })

  it('is at a place of practice, whose name, district and point it takes', () => {
    const venue = position({ id: '801', name: 'Reading hall', district: '云溪', lat: 30.1, lng: 121.2 })
    const draft = { ...whole, ...atVenue(venue) }
    const plan = toPlan(draft)
    expect(plan).toMatchObject({ position_id: '801', place: 'Reading hall', district: '云溪', lat: 30.1, lng: 121.2 })
    expect(draftOf({ ...plan, series: false, position: venue }, 'k').venue).toMatchObject({ id: '801' })
    expect(planFaults({ ...draft, ...atVenue(null) }, now)).toEqual(['place'])
  })

  it('is not kept while nothing is written', () => {
    expect(isWritten(emptyPlan('k'))).toBe(false)
    expect(isWritten(whole)).toBe(true)
  })
})
