import { expect, it } from 'vitest'
import {
  emptyDraft,
  isWritten,
  type OrderDraft,
  type OrderFault,
  orderFaults,
  timesAround,
  toOrder,
} from './order-draft.model'

const now = Date.parse('2026-11-27T02:00:00.000Z')
const draft = (more: Partial<OrderDraft> = {}): OrderDraft => ({
  key: 'k',
  address: 'a1',
  wanted: '2026-11-28T10:00',
  note: ' Second floor ',
  ...more,
})

it.each<[when: string, Partial<OrderDraft>, OrderFault[]]>([
  ['everything is there', {}, []],
  ['no address is chosen', { address: null }, ['address']],
  ['no time is chosen', { wanted: '' }, ['wanted']],
  ['the time has passed', { wanted: '2026-11-27T09:59' }, ['wanted']],
])('when %s', (_, more, faults) => expect(orderFaults(draft(more), now)).toEqual(faults))

it('is sent with its time by the site’s clock', () => {
  expect(toOrder(draft(), '74004')).toEqual({
    body: {
      service_id: '74004',
      address_id: 'a1',
      wanted_at: '2026-11-28T02:00:00.000Z',
      key: 'k',
      note: 'Second floor',
    },
  })
  expect(toOrder(draft({ helper: 'h1' }), '74004').body).toMatchObject({ helper_id: 'h1' })
  expect(toOrder(draft({ helper: '' }), '74004').body).not.toHaveProperty('helper_id')
  expect(toOrder(draft({ note: ' ' }), '74004').body).not.toHaveProperty('note')
})

it('is written once it has a time or a note', () => {
  expect(isWritten(emptyDraft('k'))).toBe(false)
  expect(isWritten(draft({ wanted: '' }))).toBe(true)
})

it('can be for the next two months', () => {
  expect(timesAround(now)).toEqual({ min: '2026-11-27T00:00', max: '2027-01-25T23:59', start: '2026-11-28T10:00' })
})
