import { useState } from 'react'
import { ChoiceField } from '../form/choice-field'
import type { FieldText } from '../form/field-frame'
import { t } from './choice.text'
import { dateWheels, momentOfParts, partsOf } from './date-wheels.model'
import { LazyWheels } from './picker'
import type { Wheel } from './wheels'

export interface DatePickerProps extends FieldText {
  /** `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm` by the site's clock; empty while nothing is chosen. */
  value: string
  /** As exact as the value: whether hours and minutes are chosen is told by them. */
  min: string
  max: string
  /** At which the wheels stand while nothing is chosen. */
  start: string
  onChange: (value: string) => void
  placeholder?: string
  disabled?: boolean
}

const labels = [t.year, t.month, t.day, t.hour, t.minute]

/** A day far from today (a birth date), or a day with its time; a day soon is quicker found in a `Calendar`. */
export function DatePicker({ value, min, max, start, onChange, ...rest }: DatePickerProps) {
  const [draft, setDraft] = useState(value || start)
  const { moment, values } = dateWheels(draft, min, max)
  const wheels = values.map((options, at): Wheel => {
    return { label: labels[at]?.() ?? '', options: options.map((part) => ({ value: part, label: part })) }
  })
  return (
    <ChoiceField
      {...rest}
      shown={value ? value.replace('T', ' ') : undefined}
      onOpen={() => setDraft(value || start)}
      onDone={() => onChange(moment)}
    >
      {() => (
        <LazyWheels wheels={wheels} value={partsOf(moment)} onChange={(parts) => setDraft(momentOfParts(parts))} />
      )}
    </ChoiceField>
  )
}
