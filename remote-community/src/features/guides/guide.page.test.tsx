import type { Guide, GuidePlace } from '@plaza/shared/api'
import { siteDate } from '@plaza/shared/format'
import { failing } from '@plaza/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { visit } from '../../testing/visit'

const noHours: GuidePlace['hours'] = { week: [[], [], [], [], [], [], []], days: {} }

const guide: Guide = {
  id: '5',
  title: 'Fund',
  summary: 'Withdraw savings',
  department: { id: 'fund', name: 'Fund Centre' },
  online: true,
  asks: true,
  questions: [
    {
      id: 'reason',
      text: 'Why?',
      options: [
        { value: 'rent', text: 'Rent' },
        { value: 'buy', text: 'A purchase' },
      ],
    },
  ],
  conditions: [{ text: 'An open account' }],
  papers: [
    { id: '1', name: 'Card', original: true, copies: 1, required: true },
    { id: '2', name: 'Lease', original: true, copies: 0, required: true, when: ['reason:rent'] },
  ],
  steps: [{ title: 'Apply', text: 'By phone' }],
  takes: 'A day',
  fees: [{ text: 'Free' }],
  basis: ['A law'],
  places: [],
  phone: '0999-1',
  related: [],
  updated_at: '2026-11-20T00:00:00Z',
  useful: { yes: 3, no: 1 },
}
const draw = (query: Record<string, string> = {}, answers: object = {}) =>
  visit('guide', { id: 5 }, { query, answers: { 'guides.detail': guide, ...answers } })

afterEach(() => vi.restoreAllMocks())

it('leads by its questions to the papers of the case in the address', async () => {
  await draw({ case: 'reason-buy' })
  await screen.findByRole('checkbox', { name: /Card/ })
  expect(screen.queryByRole('checkbox', { name: /Lease/ })).toBeNull()
  expect(screen.getByRole('button', { name: /Change/ })).toBeTruthy()
})

it('writes an answer into the address', async () => {
  const { host } = await draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Rent' }))
  expect(host.navigations).toEqual(['/guides/5?case=reason-rent'])
})

it('keeps ticked papers on the device', async () => {
  const { host } = await draw()
  fireEvent.click(await screen.findByRole('checkbox', { name: /Card/ }))
  expect(host.drafts.read('guide-papers-5')).toEqual(['1'])
  expect(screen.getByText('1 of 2 ready')).toBeTruthy()
})

it('writes conditions, papers, steps, place, time and fees in the language of the reader', async () => {
  const english = {
    ...guide,
    conditions: [{ text: '有账户', text_en: 'An account of your own' }],
    steps: [
      {
        title: '申请',
        title_en: 'Ask',
        text: '手机上',
        text_en: 'On the phone',
        takes: '一天',
        takes_en: 'a day long',
      },
    ],
    papers: [
      {
        id: '1',
        name: '证',
        name_en: 'Card',
        note: '联网可查',
        note_en: 'Looked up',
        original: false,
        copies: 0,
        required: true,
      },
    ],
    takes: '即时',
    takes_en: 'At once',
    fees: [{ text: '免费', text_en: 'Nothing' }],
    places: [
      {
        ...{ id: 'hall', name: '大厅', name_en: 'Hall', address: '码头路1号', address_en: '1 Quay Road' },
        ...{ phone: '0999-1', lat: 30, lng: 121, hours: noHours },
      },
    ],
  }
  const { container } = await draw({}, { 'guides.detail': english })
  expect(await screen.findByText('An account of your own')).toBeTruthy()
  for (const words of ['Ask', 'On the phone', 'a day long', 'Looked up', 'At once', 'Nothing', '1 Quay Road'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(container.textContent).not.toMatch(/\p{Script=Han}/u)
})

it('says whether it was useful, once, and remembers it', async () => {
  const { host } = await draw({}, { 'guides.rate': { useful: true, yes: 4, no: 1 } })
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('4 found it useful')).toBeTruthy()
  expect(host.drafts.read('guide-useful-5')).toBe(true)
})

it('shows that a guide is gone', async () => {
  await draw({}, { 'guides.detail': failing({ code: 403001 }) })
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
})

it('keeps the focus in the questions when one is answered', async () => {
  await draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Rent' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your case' }))
})

it('opens a place in the map app of the device, which is no geo: address on an iPhone', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)')
  const hall = {
    id: '1',
    name: 'Hall',
    address: '1 River Road',
    lat: 29.9,
    lng: 121.6,
    phone: '0999-2',
    hours: noHours,
  }
  const { host } = await draw({}, { 'guides.detail': { ...guide, places: [hall] } })
  fireEvent.click(await screen.findByRole('link', { name: 'Hall on the map' }))
  expect(host.external).toEqual(['https://maps.apple.com/?ll=29.9,121.6&q=Hall'])
})

it('shows the hours of an office by day, and that it is closed on a public holiday', async () => {
  const day = [{ from: 510, to: 720 }]
  const hours = { week: [day, day, day, day, day, [], []], days: { [siteDate(Date.now())]: [] } }
  const hall = { id: '1', name: 'Hall', address: '1 River Road', lat: 29.9, lng: 121.6, phone: '0999-2', hours }
  await draw({}, { 'guides.detail': { ...guide, places: [hall] } })
  expect(await screen.findByText('Mon – Fri')).toBeTruthy()
  expect(screen.getByText('08:30–12:00')).toBeTruthy()
  expect(screen.getByText(/^Public holiday/)).toBeTruthy()
  expect(screen.getByText(/^Closed, opens/)).toBeTruthy()
})
