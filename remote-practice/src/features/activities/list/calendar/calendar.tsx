import { activities } from '@plaza/shared/api'
import { monthOf, monthText, shiftDate, shiftMonth, siteDate, weekdayNames } from '@plaza/shared/format'
import { useNow, useResource } from '@plaza/shared/host'
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, IconButton } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from './calendar.module.css'
import { t } from './calendar.text'
import { CalendarDay } from './calendar-day'
import { weeksOf, weekWith } from './month.model'

interface CalendarProps {
  date: string | null
  onPick: (date: string | null) => void
}

const WEEK = 7

/** One week or the whole month. A dot marks days with activities; a tap filters the list by day. */
export function Calendar({ date, onPick }: CalendarProps) {
  const today = siteDate(useNow())
  const [anchor, setAnchor] = useState(date ?? today)
  const [whole, setWhole] = useState(false)
  const weeks = weeksOf(monthOf(anchor))
  const shown = whole ? weeks : [weekWith(weeks, anchor)]
  const counts = useCounts(shown[0]?.[0]?.date ?? anchor, shown.at(-1)?.at(-1)?.date ?? anchor)
  const move = (by: number) => setAnchor(whole ? `${shiftMonth(monthOf(anchor), by)}-01` : shiftDate(anchor, by * WEEK))
  return (
    <section className={classes.calendar} aria-label={monthText(monthOf(anchor))}>
      <header className={classes.head}>
        <h2 aria-live="polite">{monthText(monthOf(anchor))}</h2>
        {(date || monthOf(anchor) !== monthOf(today)) && (
          <button
            type="button"
            className={classes.today}
            onClick={() => {
              setAnchor(today)
              onPick(null)
            }}
          >
            {date ? t.allDays() : t.today()}
          </button>
        )}
        <IconButton label={t.earlier()} icon={<ChevronLeft size={20} />} onClick={() => move(-1)} />
        <IconButton label={t.later()} icon={<ChevronRight size={20} />} onClick={() => move(1)} />
      </header>
      <div className={classes.weekdays} aria-hidden="true">
        {weekdayNames().map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {shown.map((week) => (
        <div key={week[0]?.date} className={classes.week}>
          {week.map((day) => (
            <CalendarDay
              key={day.date}
              day={day}
              quiet={whole && !day.inMonth}
              count={counts[day.date] ?? 0}
              today={day.date === today}
              chosen={day.date === date}
              onPick={() => onPick(day.date === date ? null : day.date)}
            />
          ))}
        </div>
      ))}
      <button type="button" className={classes.fold} aria-expanded={whole} onClick={() => setWhole(!whole)}>
        <span className="visually-hidden">{whole ? t.oneWeek() : t.wholeMonth()}</span>
        {whole ? <ChevronUp size={18} /> : <ChevronDown size={18} />}
      </button>
    </section>
  )
}

/** Activities per day. A week, or the edges of a month's grid, may span two months. */
function useCounts(first: string, last: string): Readonly<Record<string, number>> {
  const begin = useResource(activities.calendar, { query: { month: monthOf(first) } })
  const middle = useResource(activities.calendar, { query: { month: monthOf(shiftDate(first, WEEK)) } })
  const end = useResource(activities.calendar, { query: { month: monthOf(last) } })
  return { ...begin.data?.days, ...middle.data?.days, ...end.data?.days }
}
