import { HOUR_MS } from '@plaza/shared/format'
import type { OperationsVitals, VitalSum, VitalSums } from '@plaza/shared/operations'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SessionProvider } from '../session/session'
import { answer, fakeServer, viewer } from '../testing/fake-server'
import { VitalsView } from './vitals-view'

const from = Date.parse('2026-11-28T00:00:00Z')
const sum = (n: number, p75: number | null): VitalSum => ({ n, p50: p75 && p75 / 2, p75, p95: p75 && p75 * 2 })
const sums = (name: string, lcp: VitalSum, about: Partial<VitalSums> = {}): VitalSums => ({
  ...{ name, visits: lcp.n, errors: 0, vitals: { LCP: lcp } },
  ...about,
})
const data = (about: Partial<OperationsVitals> = {}): OperationsVitals => ({
  ...{ from, until: from + 3 * HOUR_MS, stepMs: HOUR_MS, owner: 'media', owners: ['media', 'host'], routes: ['home'] },
  groups: [sums('1.1.0-bbb', sum(100, 3000), { errors: 5 }), sums('1.0.0-aaa', sum(400, 2000))],
  course: [
    { at: from, ...sums('1.0.0-aaa', sum(400, 2000)) },
    { at: from + HOUR_MS, ...sums('1.1.0-bbb', sum(12, null)) },
    { at: from + 2 * HOUR_MS, ...sums('1.1.0-bbb', sum(88, 3000)) },
  ],
  changes: [
    {
      ...{ id: 1, at: from + HOUR_MS + 60_000, serial: 4, who: 'mei', owner: null, action: 'promote', remote: 'media' },
      ...{ why: 'test', detail: { release: '1.1.0-bbb' } },
    },
  ],
  ...about,
})

async function show(answered: OperationsVitals) {
  const server = fakeServer({ 'GET vitals': () => answer(answered) })
  render(
    <SessionProvider value={{ operator: viewer, expired: false, expire: () => undefined }}>
      <VitalsView />
    </SessionProvider>,
  )
  await screen.findByRole('group', { name: 'Compare' })
  return server
}
const chart = (name: RegExp) => screen.findByRole('figure', { name })

it('reads out each hour by the arrow keys, with the changes, and without a number of a few visits', async () => {
  await show(data())
  const lcp = within(await chart(/^LCP/))
  const plot = lcp.getByRole('slider')
  fireEvent.keyDown(plot, { key: 'End' })
  expect(plot.getAttribute('aria-valuetext')).toContain('1.1.0-bbb 3 s, 1.0.0-aaa –')
  fireEvent.keyDown(plot, { key: 'ArrowLeft' })
  expect(plot.getAttribute('aria-valuetext')).toContain('Promoted 1.1.0-bbb')
  expect(plot.getAttribute('aria-valuetext')).toContain('1.1.0-bbb 12 visits: no number yet')
})

it('has each chart as a table too', async () => {
  await show(data())
  const lcp = within(await chart(/^LCP/))
  fireEvent.click(lcp.getByText('As a table'))
  const rows = lcp.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toHaveLength(4)
  expect(rows[2]).toContain('12 visits: no number yet')
  expect(rows[2]).toContain('Promoted 1.1.0-bbb')
})

it('marks changes where they happened', async () => {
  await show(data())
  const mark = (await chart(/^LCP/)).querySelector('svg > path')
  // 61 minutes of three hours.
  expect(mark?.getAttribute('d')).toMatch(/^M33\.8\d+ 0V100$/)
})

it('stands a release beside the one before', async () => {
  await show(data())
  const row = await screen.findByRole('row', { name: /^1\.1\.0/ })
  expect(row.textContent).toContain('3 s+1 s than the release before')
  expect(row.textContent).toContain('5 %+5 % than the release before')
  expect(screen.getByRole('row', { name: /^1\.0\.0/ }).textContent).not.toContain('than the release before')
})

it('draws the area of other percentiles where there is one curve', async () => {
  const [, before] = data().groups
  const point = (hour: number) => ({ at: from + hour * HOUR_MS, ...sums('1.0.0-aaa', sum(100, 2000)) })
  await show(data({ groups: before ? [before] : [], course: [point(0), point(1)] }))
  const figure = await chart(/^LCP.*p50 to p95/)
  expect(figure.querySelectorAll('svg g path')).toHaveLength(3)
})

it('asks for routes, remotes, another remote and a longer span', async () => {
  const { sent } = await show(data())
  const asked = () => Object.fromEntries(new URLSearchParams(sent.at(-1)?.call.split('?')[1]))
  await chart(/^LCP/)
  fireEvent.change(screen.getByRole('combobox', { name: 'Whose pages' }), { target: { value: 'host' } })
  await expect.poll(asked).toEqual({ by: 'release', hours: '24', owner: 'host', route: '' })
  fireEvent.change(screen.getByRole('combobox', { name: 'Route' }), { target: { value: 'home' } })
  await expect.poll(asked).toEqual({ by: 'release', hours: '24', owner: 'host', route: 'home' })
  fireEvent.click(screen.getByRole('radio', { name: 'Routes' }))
  fireEvent.click(screen.getByRole('radio', { name: '30 d' }))
  await expect.poll(asked).toEqual({ by: 'route', hours: '720', owner: 'host', route: '' })
})

it('says that there is nothing yet', async () => {
  await show(data({ groups: [], course: [] }))
  expect(await screen.findByText(/^No numbers yet/)).toBeTruthy()
})
