import { setPosition } from '@plaza/shared/position'
import { failing, pageOf, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { merchant } from '../../testing/samples'
import { visit } from '../../testing/visit'

const detail = { ...merchant(), intro: '靠窗有灯', intro_en: 'Lamps at the window', images: ['/1.webp', '/2.webp'] }
const story = {
  id: '1',
  title: '故事会',
  title_en: 'Stories',
  image: null,
  starts_at: '2099-01-03T02:00:00Z',
  ends_at: '2099-01-03T03:00:00Z',
}

const show = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'around-detail',
    { id: 711 },
    { answers: { 'merchants.detail': detail, 'merchants.activities': pageOf(story), ...answers }, ...options },
  )

afterEach(() => setPosition(null))

it('shows hours, address, phone, what it is and what it offers', async () => {
  await show()
  await screen.findByText('Lamps at the window')
  expect(screen.getByText('Mon – Sun')).toBeTruthy()
  expect(screen.getByText('00:00–24:00')).toBeTruthy()
  expect(screen.getByText('1 Salt Store Road')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Call 0999-8810937' }).getAttribute('href')).toBe('tel:09998810937')
  expect(screen.getByRole('link', { name: 'Show the way' }).getAttribute('href')).toContain('mlat=30.5&mlon=121.9')
  expect(await screen.findByText('Stories')).toBeTruthy()
})

it('says how far it is once the position is known', async () => {
  setPosition({ lat: 30.4985, lng: 121.8962 })
  const { host } = await show({ answers: { 'merchants.detail': { ...detail, distance: 640 } } })
  expect(await screen.findByText('640m away')).toBeTruthy()
  expect(host.callsOf('merchants.detail')).toEqual([
    { params: { id: '711' }, query: { lat: '30.4985', lng: '121.8962' } },
  ])
})

it('names a public holiday of the coming days', async () => {
  const days = { '2099-10-01': [] }
  await show({ answers: { 'merchants.detail': { ...detail, hours: { ...detail.hours, days } } } })
  expect(await screen.findByText(/Public holiday/)).toBeTruthy()
  expect(screen.getByText('closed')).toBeTruthy()
})

it('opens its pictures in the viewer, starting with the tapped one', async () => {
  const { host } = await show()
  fireEvent.click(await screen.findByRole('button', { name: 'Picture 2 of 2' }))
  expect(host.viewed).toEqual([{ images: ['/1.webp', '/2.webp'], start: 1 }])
})

it('has no empty parts: without phone, pictures and activities', async () => {
  await show({
    answers: { 'merchants.detail': { ...detail, phone: null, images: [] }, 'merchants.activities': pageOf() },
  })
  await screen.findByText('Lamps at the window')
  expect(screen.queryByText('Phone')).toBeNull()
  expect(screen.queryByRole('list', { name: 'Pictures' })).toBeNull()
  expect(screen.queryByText('This week')).toBeNull()
})

it('says that a place is gone', async () => {
  await show({ answers: { 'merchants.detail': failing({ code: 403001 }) } })
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
})
