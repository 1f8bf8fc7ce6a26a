import { renderPage } from '@plaza/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anyText, isoDate, isoMonth, oneOf, optional, type QueryChange, useQueryState } from './query-state'

const fields = {
  tab: oneOf(['all', 'hot']),
  kind: optional(oneOf([3, 4])),
  day: oneOf(['2026-11-20', '2026-11-21'], '2026-11-21'),
  date: isoDate,
  month: isoMonth,
  word: anyText,
}
type Change = QueryChange<typeof fields>

function Probe({ part = {} }: { part?: Change }) {
  const [state, change] = useQueryState(fields)
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <button type="button" onClick={() => change(part)}>
        change
      </button>
    </>
  )
}

const plain = { tab: 'all', day: '2026-11-21' }

it.each([
  ['', plain],
  ['?tab=hot', { ...plain, tab: 'hot' }],
  ['?tab=unknown&kind=9&day=2020-01-01&date=yesterday', plain],
  ['?tab=&kind=&date=&word=', plain],
  ['?kind=4', { ...plain, kind: 4 }],
  ['?day=2026-11-20', { ...plain, day: '2026-11-20' }],
  ['?date=2026-02-28', { ...plain, date: '2026-02-28' }],
  ['?date=2026-02-31', plain],
  ['?date=2026-2-8', plain],
  ['?month=2026-12', { ...plain, month: '2026-12' }],
  ['?month=2026-13', plain],
  ['?month=2026-12-01', plain],
  ['?word=fog%20%26%20rain', { ...plain, word: 'fog & rain' }],
  ['?tab=hot&tab=all', { ...plain, tab: 'hot' }],
])('reads %s', (search, state) => {
  renderPage(<Probe />, { address: `/${search}` })
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual(state)
})

it.each<[from: string, part: Change, to: string]>([
  ['/cates/7', { tab: 'hot' }, '/cates/7?tab=hot'],
  ['/cates/7?tab=hot', { tab: 'all' }, '/cates/7'],
  ['/cates/7?tab=hot', { tab: undefined }, '/cates/7'],
  ['/cates/7?multiple=1&tab=hot', { kind: 3 }, '/cates/7?multiple=1&tab=hot&kind=3'],
  ['/cates/7?multiple=1&kind=3', { kind: undefined, tab: 'all' }, '/cates/7?multiple=1'],
  ['/cates/7?day=2026-11-20', { day: '2026-11-21', date: '2026-11-30' }, '/cates/7?date=2026-11-30'],
  ['/cates/7', { word: 'a&b' }, '/cates/7?word=a%26b'],
])('at %s changes %j to %s', (from, part, to) => {
  const { host } = renderPage(<Probe part={part} />, { address: from })
  const options: unknown[] = []
  const { navigate } = host
  host.navigate = (target, how) => {
    options.push(how)
    navigate(target, how)
  }
  fireEvent.click(screen.getByRole('button'))
  expect(host.navigations).toEqual([to])
  expect(options).toEqual([{ replace: true }])
})
