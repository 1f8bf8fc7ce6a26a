import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../../environment'
import { demoAt } from '../../seed/demo/read'
import { holidaysOf } from '../work-calendar'
import { isWorkingDay, workingDaysAfter, workingDaysBetween } from './working-days'

const [demo] = demoAt(readEnvironment({}).demoDir).site
const calendar = demo?.work_calendar ?? { holidays: [], working_weekends: [] }
const at = (moment: string) => new Date(`${moment}:00+08:00`)

it.each([
  ['2026-11-23', true, 'a Monday'],
  ['2026-11-21', false, 'a Saturday'],
  ['2026-02-18', false, 'a Wednesday in the Spring Festival'],
  ['2026-02-14', true, 'a Saturday on which people work for it'],
  ['2026-10-10', true, 'a Saturday after the National Day'],
  ['2027-02-05', false, 'the eve of the year 2027'],
])('%s: offices are open: %s (%s)', (date, isOpen) => expect(isWorkingDay(calendar, date)).toBe(isOpen))

it.each([
  ['on a Monday', '2026-11-23T09:00', 5, '2026-11-30T18:00'],
  ['after closing time', '2026-11-23T18:01', 5, '2026-12-01T18:00'],
  ['on a Sunday', '2026-11-22T09:00', 5, '2026-11-30T18:00'],
  ['before the Spring Festival, with a working Saturday', '2026-02-13T10:00', 5, '2026-02-27T18:00'],
  ['before the National Day, over the working Saturday', '2026-09-29T10:00', 3, '2026-10-09T18:00'],
  ['in the holidays', '2026-10-03T10:00', 1, '2026-10-09T18:00'],
  ['on New Year’s Eve', '2026-12-31T10:00', 1, '2027-01-04T18:00'],
  ['in a year without a table', '2031-03-03T10:00', 5, '2031-03-10T18:00'],
  ['in the night, by the clock of the site', '2026-11-23T00:30', 0, '2026-11-23T18:00'],
])('what comes %s is due', (_, from, days, due) => expect(workingDaysAfter(calendar, at(from), days)).toEqual(at(due)))

it.each([
  ['the same day', '2026-11-23T09:00', '2026-11-23T18:00', 0],
  ['the next day', '2026-11-23T09:00', '2026-11-24T08:00', 1],
  ['over a weekend', '2026-11-20T09:00', '2026-11-23T18:00', 1],
  ['over the Spring Festival', '2026-02-13T09:00', '2026-02-24T18:00', 2],
  ['an earlier day', '2026-11-24T09:00', '2026-11-23T18:00', 0],
])('%s counts its working days', (_, from, until, days) =>
  expect(workingDaysBetween(calendar, at(from), at(until))).toBe(days),
)

describe('the calendar of the demo', () => {
  it('has dates in order, for this year and the next', () => {
    const dates = calendar.holidays.flat()
    expect(dates).toEqual(dates.toSorted())
    for (const year of ['2026', '2027']) expect(dates.some((date) => date.startsWith(year))).toBe(true)
  })

  it('has working weekends that are weekends, and no holidays', () => {
    const { working_weekends: weekends } = calendar
    expect(weekends.filter((date) => ![0, 6].includes(new Date(date).getUTCDay()))).toEqual([])
    expect(weekends.filter((date) => !isWorkingDay(calendar, date))).toEqual([])
  })

  it('names each holiday for places', () => {
    const dates = holidaysOf(calendar)
    expect([...dates].filter((date) => date.startsWith('2026-02'))).toHaveLength(9)
    expect(dates.has('2026-02-14')).toBe(false)
  })
})
