import { useState } from 'react'
import { dateName } from '../../format'
import { ChoiceField } from '../form/choice-field'
import type { FieldText } from '../form/field-frame'
import { lazyWithRetry } from '../lazy-with-retry'
import { t } from './choice.text'

export interface CalendarProps extends FieldText {
  /** `YYYY-MM-DD`: one day, or with `range` the first and the last; empty while nothing is chosen. */
  value: readonly string[]
  range?: boolean
  /** All months from the first to the last day are drawn: a year of them at most. */
  min: string
  max: string
  onChange: (value: string[]) => void
  placeholder?: string
  disabled?: boolean
}

const LazyDays = lazyWithRetry(() => import('./days').then(({ Days }) => Days))

/** A day soon, or a span of days; for one far from today, as a birth date, `DatePicker` is quicker. */
export function Calendar({ value, range = false, min, max, onChange, ...rest }: CalendarProps) {
  const [draft, setDraft] = useState(value)
  const [from, until] = value
  return (
    <ChoiceField
      {...rest}
      tall
      shown={from && (until ? t.span(dateName(from), dateName(until)) : dateName(from))}
      incomplete={draft.length < (range ? 2 : 1)}
      onOpen={() => setDraft(value)}
      onDone={() => onChange([...draft])}
    >
      {() => <LazyDays value={draft} range={range} min={min} max={max} onChange={setDraft} />}
    </ChoiceField>
  )
}
