import { codes, type OrderFor } from '@plaza/shared/api'
import { failing, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { order } from '../../testing/order-samples'
import { visit } from '../../testing/visit'

const draw = (over: Parameters<typeof order>[0] = {}, { answers, ...options }: VisitOptions = {}) =>
  visit(
    'order-detail',
    {},
    { user: person(), query: { id: '75001' }, answers: { 'orders.detail': order(over), ...answers }, ...options },
  )

it('is cancelled by who ordered it', async () => {
  const { host } = await draw({}, { answers: { 'orders.cancel': order({ state: 'cancelled', steps: [] }) } })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }))
  await screen.findByText('Cancelled', { selector: 'span' })
  expect(host.callsOf('orders.cancel')).toEqual([{ params: { id: '75001' }, body: {} }])
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull()
})

it('tells a manager where to go only once it is taken on', async () => {
  const masked = { own: false, phone: '138****0002', contact: 'J***', steps: ['provide' as const, 'refuse' as const] }
  await draw(masked, {
    answers: { 'orders.provide': order({ own: false, state: 'provided', provider: 'Min Hai', steps: ['complete'] }) },
  })
  await screen.findByText('138****0002')
  expect(screen.queryByRole('link', { name: '13800000002' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Take it on' }))
  expect((await screen.findByRole('link', { name: '13800000002' })).getAttribute('href')).toBe('tel:13800000002')
  screen.getByRole('button', { name: 'It is done' })
})

it('tells who takes it on whom it is for, and what to know', async () => {
  const granny: OrderFor = {
    ...{ name: 'Granny Chen', phone: '13800002202', relation: 'grandparent', born: 1938, needs: ['memory'] },
    note: 'Knock three times.',
  }
  const { unmount } = await draw({ own: false, state: 'provided', steps: ['complete'], for_whom: granny })
  await screen.findByText('Forgets')
  screen.getByText('Knock three times.')
  expect(screen.getByRole('link', { name: '13800002202' }).getAttribute('href')).toBe('tel:13800002202')
  expect(screen.queryByText(/Grandparent/)).toBeNull()
  unmount()
  await draw({ for_whom: { ...granny, phone: '138****2202' } })
  await screen.findByText(/Granny Chen · Grandparent · \d+ years old/)
  expect(screen.queryByRole('link', { name: /2202/ })).toBeNull()
})

it('is refused with a reason', async () => {
  const { host } = await draw(
    { own: false, steps: ['provide', 'refuse'] },
    { answers: { 'orders.refuse': order({ own: false, state: 'refused', steps: [] }) } },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Refuse' }))
  const send = await screen.findByRole('button', { name: 'Refuse the order' })
  fireEvent.click(send)
  await screen.findByText('Write a few words first')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Nobody is free ' } })
  fireEvent.click(send)
  await waitFor(() =>
    expect(host.callsOf('orders.refuse')).toEqual([{ params: { id: '75001' }, body: { reason: 'Nobody is free' } }]),
  )
})

it('shows its new state where a colleague was faster', async () => {
  let reads = 0
  await draw(
    {},
    {
      answers: {
        'orders.detail': () =>
          reads++ === 0
            ? order({ own: false, steps: ['provide', 'refuse'] })
            : order({ own: false, state: 'provided', steps: [] }),
        'orders.provide': failing({ code: codes.stateChanged }),
      },
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Take it on' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take it on' })).toBeNull())
})

it('leads to the list without an order, and says that one is gone', async () => {
  const { unmount } = await visit('order-detail', {}, { user: person() })
  await screen.findByRole('link', { name: 'My orders' })
  unmount()
  await draw({}, { answers: { 'orders.detail': failing({ code: codes.contentGone }) } })
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
})

it('is scored once with stars, tags and words', async () => {
  const done = order({ state: 'completed', steps: ['score'] })
  const { host } = await visit(
    'service-score',
    {},
    {
      user: person(),
      query: { id: '75001' },
      answers: { 'orders.detail': done, 'orders.evaluate': order({ state: 'scored', score: 5, steps: [] }) },
    },
  )
  const navigate = vi.spyOn(host, 'navigate')
  const send = await screen.findByRole('button', { name: 'Send the score' })
  fireEvent.click(send)
  expect(host.callsOf('orders.evaluate')).toEqual([])
  fireEvent.click(screen.getByRole('radio', { name: /5/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Punctual' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'In words' }), { target: { value: ' Well done ' } })
  fireEvent.click(send)
  fireEvent.click(send)
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/order-detail?id=75001', { replace: true }]]))
  expect(host.callsOf('orders.evaluate')).toEqual([
    { body: { order_id: '75001', score: 5, tags: ['punctual'], text: 'Well done' } },
  ])
})

it('shows the score that was given', async () => {
  await visit(
    'service-score',
    {},
    {
      user: person(),
      query: { id: '75001' },
      answers: {
        'orders.detail': order({ state: 'scored', score: 4, steps: [] }),
        'orders.score': { score: 4, text: 'Good', tags: [], scored_at: '2026-11-26T02:00:00.000Z' },
      },
    },
  )
  await screen.findByText('Good')
  expect(screen.queryByRole('button', { name: 'Send the score' })).toBeNull()
})

it('lists own orders, and those for the own team', async () => {
  const { host } = await visit(
    'service-orders',
    {},
    {
      user: person(),
      answers: {
        'orders.list': { list: [order()], next: null },
        'orders.given': {
          list: [order({ id: '75002', own: false, service: { id: '1', title: 'A sofa', image: null } })],
          next: null,
        },
      },
    },
  )
  const link = await screen.findByRole('link', { name: 'An old toy, repaired' })
  expect(link.getAttribute('href')).toBe('/order-detail?id=75001')
  fireEvent.click(screen.getByRole('tab', { name: 'For my team' }))
  await screen.findByRole('link', { name: 'A sofa' })
  expect(host.callsOf('orders.given')).toHaveLength(1)
})
