import { useState } from 'react'
import { ChoiceField } from '../form/choice-field'
import type { FieldText } from '../form/field-frame'
import { lazyWithRetry } from '../lazy-with-retry'
import type { Wheel, WheelsProps } from './wheels'

export interface PickerProps extends FieldText {
  /** One wheel, or several that are turned on their own. */
  wheels: readonly Wheel[]
  /** A value for each wheel; empty while nothing is chosen. */
  value: readonly string[]
  onChange: (value: string[]) => void
  placeholder?: string
  disabled?: boolean
}

/** react-vant's wheels in a sheet; their code loads when one is opened. */
export const LazyWheels = lazyWithRetry<WheelsProps>(() => import('./wheels').then(({ Wheels }) => Wheels))

/** The value of each wheel: the chosen one, otherwise its first option. */
const standing = (wheels: readonly Wheel[], value: readonly string[]): string[] =>
  wheels.map(({ options }, index) => (options.find((one) => one.value === value[index]) ?? options[0])?.value ?? '')

/** A value of each of some wheels; for few options of one kind, `Select` is quicker. */
export function Picker({ wheels, value, onChange, ...rest }: PickerProps) {
  const [draft, setDraft] = useState(() => standing(wheels, value))
  const shown = wheels.flatMap(({ options }, index) => options.find((one) => one.value === value[index])?.label ?? [])
  return (
    <ChoiceField
      {...rest}
      shown={shown.length > 0 ? shown.join(' ') : undefined}
      onOpen={() => setDraft(standing(wheels, value))}
      onDone={() => onChange(draft)}
    >
      {() => <LazyWheels wheels={wheels} value={draft} onChange={setDraft} />}
    </ChoiceField>
  )
}
