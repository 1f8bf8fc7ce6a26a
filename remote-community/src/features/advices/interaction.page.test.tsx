import { failing, pageOf, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { advice, department } from '../../testing/samples'
import { visit } from '../../testing/visit'

const departments = { list: [department(), department({ id: '752', name: 'Transport' })] }
const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'interaction',
    {},
    { answers: { 'advices.list': pageOf(advice()), 'advices.department': departments, ...answers }, ...options },
  )

it('shows questions with department, kind, state and the days that are left', async () => {
  await draw()
  const link = await screen.findByRole('link', { name: /The lamp at No. 16 is out/ })
  expect(link.getAttribute('href')).toBe('/interacts/50001')
  for (const words of ['In progress', '3 working days left', 'Complaint', 'Aunt Qiu', '12 following'])
    expect(within(link).getByText(words)).toBeTruthy()
})

it.each<[when: string, over: Parameters<typeof advice>[0], words: string]>([
  ['the answer is overdue', { late: true, days_left: 0 }, 'Overdue'],
  ['the answer is due today', { days_left: 0 }, 'Due today'],
  ['it was answered late', { state: 'answered', late: true, due_at: null, days_left: null }, 'Answered late'],
  ['its writer is not shown', { author: null, audience: 'anonymous' }, 'Name not shown'],
])('says when %s', async (_, over, words) => {
  await draw({ answers: { 'advices.list': pageOf(advice(over)) } })
  expect(within(await screen.findByRole('article')).getByText(words)).toBeTruthy()
})

it('filters by state and department, which stand in the address', async () => {
  const { host } = await draw()
  fireEvent.click(await screen.findByRole('tab', { name: 'Waiting' }))
  fireEvent.click(screen.getByRole('button', { name: /Department/ }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Transport' }))
  await waitFor(() =>
    expect(host.callsOf('advices.list').at(-1)).toMatchObject({ query: { state: 'waiting', merchant_id: '752' } }),
  )
  expect(screen.getByRole('link', { name: 'Write to a department' }).getAttribute('href')).toBe(
    '/send-inter?department=752',
  )
})

it('shows title and introduction in the language of the reader where they have one', async () => {
  const lamp = advice({ title: '盐仓巷的路灯坏了三盏', title_en: 'Three lamps are out' })
  const named = department({ intro: '街面的事', intro_en: 'Streets and pavements' })
  await draw({
    query: { department: '751' },
    answers: {
      'advices.list': pageOf(lamp, advice({ id: '2', title: '只有中文' })),
      'advices.department': { list: [named] },
    },
  })
  expect(await screen.findByRole('heading', { name: 'Three lamps are out' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: '只有中文' })).toBeTruthy()
  expect(await screen.findByText('Streets and pavements')).toBeTruthy()
})

it('shows the figures as charts and as tables', async () => {
  const weeks = Array.from({ length: 12 }, (_, week) => ({
    from: `2026-0${1 + Math.floor(week / 4)}-0${1 + (week % 4) * 2}T00:00:00+08:00`,
    received: week + 3,
    answered: week,
  }))
  const one = { id: '751', name: 'City Management', received: 40, answered: 31, late: 2 }
  await draw({
    query: { tab: 'figures' },
    answers: { 'advices.statistics': { total: 81, answered: 60, punctual: 92, score: 4.6, weeks, departments: [one] } },
  })
  await screen.findByText('92%')
  const row = screen.getByRole('row', { name: /City Management 40 31 2/ })
  expect(row.querySelectorAll('rect')).toHaveLength(2)
  fireEvent.click(screen.getByText('As a table'))
  expect(screen.getAllByRole('row').length).toBeGreaterThan(13)
})

it('shows that there is nothing, and what failed', async () => {
  const { unmount } = await draw({ answers: { 'advices.list': pageOf() } })
  await screen.findByText('No content yet')
  unmount()
  await draw({ answers: { 'advices.list': failing({ status: 500 }) } })
  expect(await screen.findByRole('button', { name: /Retry|Try again/ })).toBeTruthy()
})
