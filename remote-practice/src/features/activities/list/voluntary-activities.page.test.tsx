import { failing, pageOf, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { summary } from '../../../testing/samples'
import { visit } from '../../../testing/visit'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T04:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'voluntary-activities',
    {},
    {
      answers: {
        'activities.list': pageOf(
          summary(),
          summary({ id: '32', title: 'Read to the blind', kind: '敬老助残', kind_en: 'Care' }),
        ),
        'activities.calendar': { days: { '2026-11-21': 2 } },
        ...answers,
      },
      ...options,
    },
  )

it('first makes the same call as the server', async () => {
  const { host } = await draw()
  await screen.findByText('Clean the old pier')
  expect(host.callsOf('activities.list')).toEqual([{}])
})

it('shows of each activity the time, place, organiser, places left and hours', async () => {
  await draw()
  const card = (await screen.findByText('Clean the old pier')).closest('a')
  for (const words of [/28 Nov, 09:00–11:30/, /Linjiang · Old pier/, /10 places left/, /2.5 h/, /Tide team/, /Open/])
    expect(card?.textContent).toMatch(words)
  expect(card?.getAttribute('href')).toBe('/activities-details/31')
})

it('says why an activity fits: by skills, by kind, or by time alone', async () => {
  const fits = [
    summary({ fit: { skills: ['repair', 'rescue'], kind: true } }),
    summary({ id: '32', fit: { skills: [], kind: true } }),
    summary({ id: '33', fit: { skills: [], kind: false } }),
  ]
  await draw({ answers: { 'activities.list': pageOf(...fits) } })
  expect(await screen.findByText('Your skills: Repairs · Rescue')).toBeTruthy()
  for (const reason of ['You did this kind before', 'You are free at that time'])
    expect(screen.getByText(reason)).toBeTruthy()
})

describe('the calendar', () => {
  it('shows this week and marks days with activities', async () => {
    await draw()
    const day = await screen.findByRole('button', { name: 'Saturday 21 November, 2 activities' })
    expect(day.getAttribute('aria-current')).toBe('date')
    await screen.findByRole('button', { name: /Monday 16 November/ })
    expect(screen.queryByRole('button', { name: /Monday 23 November/ })).toBeNull()
  })

  it('expands to the whole month', async () => {
    await draw()
    fireEvent.click(await screen.findByRole('button', { name: 'Show the whole month' }))
    expect(await screen.findByRole('button', { name: /Monday 30 November/ })).toBeTruthy()
  })

  it('filters the list by the chosen day, and back', async () => {
    const { host } = await draw()
    const day = { name: 'Saturday 21 November, 2 activities' }
    fireEvent.click(await screen.findByRole('button', day))
    expect(host.navigations).toEqual(['/voluntary-activities?date=2026-11-21'])
    await waitFor(() => expect(host.callsOf('activities.list')).toContainEqual({ query: { date: '2026-11-21' } }))
    fireEvent.click(await screen.findByRole('button', { ...day, pressed: true }))
    expect(host.navigations.at(-1)).toBe('/voluntary-activities')
  })

  it('moves by a week and requests the visible months', async () => {
    const { host } = await draw()
    fireEvent.click(await screen.findByRole('button', { name: 'Later' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Later' }))
    await screen.findByRole('button', { name: /Saturday 5 December/ })
    expect(host.callsOf('activities.calendar')).toContainEqual({ query: { month: '2026-12' } })
  })
})

describe('the filters', () => {
  it('are kept in the address', async () => {
    const { host } = await draw({ query: { state: 'running', kind: '敬老助残' } })
    await screen.findAllByText('Clean the old pier')
    expect(host.callsOf('activities.list')).toContainEqual({ query: { state: 'running', kind: '敬老助残' } })
    expect(screen.getByRole('button', { name: 'Under way' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('button', { name: 'Care' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('are independent of each other', async () => {
    const { host } = await draw({ query: { state: 'open' } })
    fireEvent.click(await screen.findByRole('button', { name: 'Care' }))
    expect(host.navigations).toEqual([`/voluntary-activities?state=open&kind=${encodeURIComponent('敬老助残')}`])
  })

  it('can be cleared if nothing matches', async () => {
    const { host } = await draw({
      query: { state: 'ended' },
      answers: { 'activities.list': ({ query }) => (query?.state ? pageOf() : pageOf(summary())) },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
    expect(host.navigations).toEqual(['/voluntary-activities'])
  })
})

it('shows that the server is busy, and offers a retry', async () => {
  await draw({ answers: { 'activities.list': failing({ status: 500 }) } })
  expect(await screen.findByText('The server is busy')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
