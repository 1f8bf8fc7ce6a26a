import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import 'react-vant/es/calendar/style/index.css'
import { Calendar } from 'react-vant/es/calendar/index.js'
import { ConfigProvider } from 'react-vant/es/config-provider/index.js'
import zhCN from 'react-vant/es/locale/lang/zh-CN.js'
import { dateName, monthText, shiftDate, shiftMonth, weekdayNames } from '../../format'
import { LibraryBox } from '../library/library-box'
import { t } from './choice.text'
import classes from './days.module.css'

interface DaysProps {
  /** The chosen days: one, or the first and the last. */
  value: readonly string[]
  range: boolean
  min: string
  max: string
  onChange: (value: string[]) => void
}

/** react-vant counts by the device's clock: a day is its midnight there. */
const dateOf = (iso: string) => new Date(`${iso}T00:00`)
/** Swedish dates are those of ISO 8601. */
const isoOf = (date: Date) => date.toLocaleDateString('sv-SE')

const moves: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => shiftDate(day, -1),
  ArrowRight: (day) => shiftDate(day, 1),
  ArrowUp: (day) => shiftDate(day, -7),
  ArrowDown: (day) => shiftDate(day, 7),
  PageUp: (day) => `${shiftMonth(day.slice(0, 7), -1)}-01`,
  PageDown: (day) => `${shiftMonth(day.slice(0, 7), 1)}-01`,
}

/** Its cells say that they are a grid, which they are not: without rows, keys or names. Buttons stand in them. */
function dropRoles(box: HTMLElement): void {
  for (const element of box.querySelectorAll('[role="grid"], [role="gridcell"]')) {
    element.removeAttribute('role')
    element.removeAttribute('tabindex')
  }
}

/** react-vant's months below each other; each day is a button that has its name and is reached by arrow keys. */
export function Days({ value, range, min, max, onChange }: DaysProps) {
  const box = useRef<HTMLFieldSetElement>(null)
  // What it is given anew it takes for another calendar, and scrolls to its beginning.
  const [fixed] = useState(() => ({ first: value.map(dateOf), min: dateOf(min), max: dateOf(max) }))
  const [begin = '', end = begin] = value
  const reached = begin || min
  const [sunday = '', ...others] = [...weekdayNames().slice(-1), ...weekdayNames().slice(0, -1)]

  const move = (event: KeyboardEvent) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    const next = day && moves[event.key]?.(day)
    if (!next) return
    event.preventDefault()
    const within = next < min ? min : next > max ? max : next
    box.current?.querySelector<HTMLElement>(`[data-day="${within}"]`)?.focus()
  }
  const button = (day: string, number: ReactNode) => (
    <button
      type="button"
      className={classes.day}
      data-day={day}
      tabIndex={day === reached ? 0 : -1}
      disabled={day < min || day > max}
      aria-label={dateName(day)}
      aria-pressed={begin !== '' && day >= begin && day <= end}
    >
      {number}
    </button>
  )
  return (
    <fieldset ref={box} className={classes.box} onKeyDown={move}>
      <LibraryBox className={classes.fill} mend={dropRoles}>
        <ConfigProvider locale={{ ...zhCN, vanCalendar: { ...zhCN.vanCalendar, start: t.from(), end: t.until() } }}>
          <Calendar
            poppable={false}
            showTitle={false}
            showMark={false}
            showConfirm={false}
            safeAreaInsetBottom={false}
            type={range ? 'range' : 'single'}
            firstDayOfWeek={1}
            weekdays={[sunday, ...others]}
            formatMonthTitle={(date: Date) => monthText(isoOf(date).slice(0, 7))}
            minDate={fixed.min}
            maxDate={fixed.max}
            defaultValue={range ? fixed.first : (fixed.first[0] ?? null)}
            formatter={(day) => (day.date ? { ...day, text: button(isoOf(day.date), day.text) as never } : day)}
            onSelect={(days: Date | Date[]) => onChange([days].flat().map(isoOf))}
          />
        </ConfigProvider>
      </LibraryBox>
    </fieldset>
  )
}
