import type { PositionDetail } from '@plaza/shared/api'
import { content, failing, pageOf, type VisitOptions } from '@plaza/shared/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { summary } from '../../testing/samples'
import { visit } from '../../testing/visit'

const week = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }])
const centre: PositionDetail = {
  ...{
    id: '651',
    name: 'The Centre',
    kind: 'centre',
    district: '临江',
    address: 'South Road 1',
    lat: 30.5,
    lng: 121.9,
  },
  ...{
    image: '/hall.webp',
    hours: { week, days: {} },
    rooms: 0,
    distance: null,
    intro: '',
    phone: '0999-1',
    images: [],
  },
  ...{ parents: [], room_list: [], manages: false },
}
const draw = (options: VisitOptions = {}) =>
  visit(
    'practice-centre',
    { id: '651' },
    {
      ...options,
      answers: {
        'positions.detail': centre,
        'teams.config': { activities: '活动', activities_en: 'Come along' },
        'activities.config': { sections: 'activities,news', news_column: '7', hotline: '0999-8800166' },
        'activities.list': pageOf(summary()),
        'contents.feed': ({ params }) => pageOf(content({ title: `News of ${params.id}` })),
        ...options.answers,
      },
    },
  )

it('shows the sections of the config in its order, with its titles, each with the way to everything', async () => {
  await draw()
  expect(await screen.findByText('News of 7')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'The Centre',
    'Come along',
    'Out and about',
  ])
  expect(screen.getByRole('link', { name: /More.*Come along/ }).getAttribute('href')).toBe('/voluntary-activities')
  expect(screen.getByRole('link', { name: 'Call 0999-8800166' }).getAttribute('href')).toBe('tel:09998800166')
})

it('leads to pages that exist alone', async () => {
  await draw()
  const entries = await screen.findByRole('navigation', { name: 'What you can do' })
  const links = [...entries.querySelectorAll('a')]
  expect(links.length).toBeGreaterThan(5)
  expect(links.every((link) => link.getAttribute('href')?.startsWith('/'))).toBe(true)
  expect(screen.getByRole('link', { name: 'Places' }).getAttribute('href')).toBe('/practice-venue')
})

it('stays whole while a section fails, and says that an unknown centre is gone', async () => {
  await draw({ answers: { 'contents.feed': failing({ status: 500 }) } })
  expect(await screen.findByText('Clean the old pier')).toBeTruthy()
  await draw({ answers: { 'positions.detail': failing({ code: 403001 }) } })
  expect(await screen.findByText(/no longer/)).toBeTruthy()
})
