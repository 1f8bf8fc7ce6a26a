import { type Address, codes, type Helper } from '@plaza/shared/api'
import { failing, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { order, service } from '../../testing/order-samples'
import { visit } from '../../testing/visit'

const address: Address = {
  id: 'a1',
  name: 'Jiang Li',
  phone: '138****0002',
  region: '999001',
  district: 'Linjiang',
  detail: 'Lantern Lane 18',
  preferred: true,
}
const kinds = {
  list: [
    { id: '1', name: 'Elderly', icon: 'heart' },
    { id: '2', name: 'Repairs', icon: 'wrench' },
  ],
}
const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'service-catalogue',
    {},
    {
      user: person(),
      answers: {
        'teams.serviceKinds': kinds,
        'orders.services': { list: [service()], next: null },
        'addresses.list': { list: [address] },
        'helpers.list': { list: [], next: null },
        ...answers,
      },
      ...options,
    },
  )
const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'Order: An old toy, repaired' }))
const chooseTime = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /When/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }))
}

it('filters services by kind', async () => {
  const { host } = await draw()
  await screen.findByText('4.5 of 5')
  fireEvent.click(await screen.findByRole('button', { name: 'Repairs' }))
  await waitFor(() => expect(host.callsOf('orders.services')).toContainEqual({ query: { kind: '2' } }))
})

it('orders to the usual address once for two taps, and opens the order', async () => {
  const { host } = await draw({ answers: { 'orders.order': order({ id: 'new' }) } })
  const navigate = vi.spyOn(host, 'navigate')
  await open()
  await chooseTime()
  const send = await screen.findByRole('button', { name: 'Send the order' })
  fireEvent.click(send)
  fireEvent.click(send)
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/order-detail?id=new']]))
  expect(host.callsOf('orders.order')).toMatchObject([{ body: { service_id: '74004', address_id: 'a1' } }])
})

it('orders for somebody in the person’s care, who is chosen by name', async () => {
  const granny: Helper = {
    ...{ id: 'h1', name: 'Granny Chen', phone: '138****2202', relation: 'grandparent', born: 1938 },
    ...{ place: 'Harbour Road 9', needs: ['memory'], note: '' },
  }
  const { host } = await draw({
    answers: { 'helpers.list': { list: [granny], next: null }, 'orders.order': order({ id: 'new' }) },
  })
  await open()
  fireEvent.click(await screen.findByRole('button', { name: /For whom.*Myself/ }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Granny Chen' }))
  await chooseTime()
  fireEvent.click(screen.getByRole('button', { name: 'Send the order' }))
  await waitFor(() => expect(host.callsOf('orders.order')).toMatchObject([{ body: { helper_id: 'h1' } }]))
})

it('asks for a time first, and keeps what was written if sending fails', async () => {
  const { host } = await draw({ answers: { 'orders.order': failing({ code: codes.tooMany }) } })
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Send the order' }))
  await screen.findByText('Choose a time that is still to come')
  expect(host.callsOf('orders.order')).toEqual([])
  await chooseTime()
  fireEvent.click(screen.getByRole('button', { name: 'Send the order' }))
  await waitFor(() => expect(host.callsOf('orders.order')).toHaveLength(1))
  expect(host.drafts.read('service-order.74004')).toMatchObject({ wanted: expect.stringMatching(/T10:00$/) })
})

it('leads to the address book where it is empty, and a guest to the login', async () => {
  const { unmount } = await draw({ answers: { 'addresses.list': { list: [] } } })
  await open()
  await screen.findByText('You have no address yet.')
  unmount()
  const { host } = await draw({ user: null })
  await open()
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log in' }))
  expect(host.callsOf('addresses.list')).toEqual([])
})
