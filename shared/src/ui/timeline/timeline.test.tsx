import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../testing'
import { Timeline, type TimelineStep, withLastHighlighted } from './timeline'

const steps: TimelineStep[] = [
  { label: 'Ordered', at: '2026-03-01T08:00:00Z' },
  { label: 'Provided', at: '2026-03-02T08:00:00Z', words: 'The lamp burns again' },
]

it('tells each step with its time, and a deadline without one', async () => {
  await renderPage(<Timeline title="Timeline" steps={[...steps, { label: 'Due on Friday', mark: 'ahead' }]} />)
  const [ordered, provided, due] = within(screen.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem')
  expect(ordered?.querySelector('time')?.dateTime).toBe('2026-03-01T08:00:00Z')
  expect(provided?.textContent).toContain('The lamp burns again')
  expect(due?.querySelector('time')).toBeNull()
  expect(due?.getAttribute('data-mark')).toBe('ahead')
})

it('highlights the last step alone', () => {
  expect(withLastHighlighted(steps).map(({ mark }) => mark)).toEqual([undefined, 'highlight'])
})
