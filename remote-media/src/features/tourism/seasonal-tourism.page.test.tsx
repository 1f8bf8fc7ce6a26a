import type { DataOf, tourism } from '@plaza/shared/api'
import { type Answers, failing, pending, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const sight = (id: string, x: number, over = {}) => ({
  id,
  name: `Sight ${id}`,
  kind: 'Coast',
  image: '/a.webp',
  intro: `Of ${id}`,
  best: 'Dusk',
  opens: 'Always',
  link: null,
  x,
  y: 10,
  ...over,
})
const voucher = (id: string, left: number) => ({
  id,
  title: `Voucher ${id}`,
  merchant: 'Ferries',
  worth: '30 off',
  rule: 'One each',
  total: 10,
  left,
  days: 30,
})
const season: DataOf<typeof tourism.season> = {
  season: 'autumn',
  title: 'Leaves and lamps',
  summary: 'Come slowly.',
  image: '/a.webp',
  map: { width: 100, height: 100, land: ['M0 0H100V50Z'], hills: [], rivers: [], names: [] },
  sights: [sight('pier', 10, { link: '/posts/1' }), sight('tower', 50), sight('isle', 90)],
  routes: [
    {
      id: 'sea',
      name: 'By the sea',
      intro: 'Three days.',
      length: '46 min',
      stops: [
        { sight: 'tower', at: '8:00', note: 'Climb' },
        { sight: 'isle', at: '9:00', note: 'Stay' },
      ],
    },
  ],
  vouchers: [voucher('1', 4), voucher('2', 0)],
}
const claimed = {
  voucher_id: '1',
  code: 'ABCDEFGHJK',
  claimed_at: '2026-11-20T08:00:00Z',
  expires_at: '2026-12-20T08:00:00Z',
}
const answers: Answers = { 'tourism.season': season, 'tourism.mine': { list: [] } }
const open = (over: VisitOptions = {}) =>
  visit('seasonal-tourism', {}, { ...over, answers: { ...answers, ...over.answers } })

it('shows the season, its sights, and links', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Leaves and lamps' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read more Sight pier' }).getAttribute('href')).toBe('/posts/1')
})

it('shows the stops of a route on the map, keeps it in the address, and describes a stop', async () => {
  const { host } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'By the sea' }))
  const map = screen.getByRole('figure', { name: 'Hand-drawn map' })
  expect(
    within(map)
      .getAllByRole('button')
      .map((pin) => pin.getAttribute('aria-label')),
  ).toEqual(['Stop 1 Sight tower', 'Stop 2 Sight isle'])
  expect(host.navigations).toEqual(['/dyfcg?route=sea'])
  fireEvent.click(within(map).getByRole('button', { name: 'Stop 2 Sight isle' }))
  expect(within(screen.getByRole('status')).getByText('Of isle')).toBeTruthy()
})

it('claims a voucher, shows its code, and updates the remaining number', async () => {
  let list: (typeof claimed)[] = []
  let left = 4
  const { host } = await open({
    user: person(),
    answers: {
      'tourism.mine': () => ({ list }),
      'tourism.season': () => ({ ...season, vouchers: [voucher('1', left), voucher('2', 0)] }),
      'tourism.claim': () => {
        list = [claimed]
        left = 3
        return { ...claimed, left }
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Claim Voucher 1' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Show code Voucher 1' }))
  expect(await screen.findByText('ABCDE FGHJK')).toBeTruthy()
  expect(screen.getByText('3 of 10 left')).toBeTruthy()
  expect(host.callsOf('tourism.claim')).toEqual([{ params: { id: '1' } }])
})

it('changes the number and the code of a claimed voucher at once, and nothing else', async () => {
  const older = { ...claimed, voucher_id: '3', code: 'OLDERCODES' }
  const first = <T,>(answer: T) => {
    let calls = 0
    return () => (calls++ === 0 ? answer : pending)
  }
  await open({
    user: person(),
    answers: {
      'tourism.mine': first({ list: [older] }),
      'tourism.season': first({ ...season, vouchers: [voucher('1', 4), voucher('2', 0), voucher('3', 7)] }),
      'tourism.claim': { ...claimed, left: 3 },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Claim Voucher 1' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Show code Voucher 1' }))
  expect(await screen.findByText('ABCDE FGHJK')).toBeTruthy()
  const numbers = screen.getAllByText(/of 10 left/).map((words) => words.textContent)
  expect(numbers).toEqual(['3 of 10 left', '0 of 10 left', '7 of 10 left'])
  expect(screen.getByRole('button', { name: 'Show code Voucher 3' })).toBeTruthy()
})

it('offers no exhausted voucher, and shows a guest no code', async () => {
  const { host } = await open()
  const gone = await screen.findByRole('button', { name: 'All gone Voucher 2' })
  expect((gone as HTMLButtonElement).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: /Show code/ })).toBeNull()
  expect(host.callsOf('tourism.mine')).toEqual([])
})

it('shares itself', async () => {
  const { host } = await open()
  fireEvent.click((await screen.findAllByRole('button', { name: 'Share' }))[0] as HTMLElement)
  await waitFor(() => expect(host.shared).toMatchObject([{ target: 'page', address: '/dyfcg' }]))
})

it('shows an error in place', async () => {
  await open({ answers: { 'tourism.season': failing({ status: 500 }) } })
  expect(await screen.findByRole('button', { name: /try|reload/i })).toBeTruthy()
})

it('updates the remaining number at once, before the season is refetched', async () => {
  let asked = 0
  await open({
    user: person(),
    answers: {
      'tourism.season': () => (++asked === 1 ? season : pending),
      'tourism.claim': { ...claimed, left: 3 },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Claim Voucher 1' }))
  expect(await screen.findByText('3 of 10 left')).toBeTruthy()
  expect(screen.getByText('0 of 10 left')).toBeTruthy()
})
