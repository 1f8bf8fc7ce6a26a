import 'react-vant/es/picker/style/index.css'
import { Picker } from 'react-vant/es/picker/index.js'
import type { Choice } from '../form/option-list'
import { dropTabStops, LibraryBox } from '../library/library-box'
import classes from './wheels.module.css'

/** One column of a picker, with its accessible name. */
export interface Wheel {
  label: string
  options: readonly Choice<string>[]
}

export interface WheelsProps {
  wheels: readonly Wheel[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Minimum height of a tap target in px; larger in elder mode. */
const targetHeight = () =>
  Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue('--target'), 10) || 44

/**
 * react-vant's wheels for fingers. It knows no keys and no names: a native list for each wheel lies beneath it, which has
 * the focus, takes the keys and is what a screen reader reads.
 */
export function Wheels({ wheels, value, onChange }: WheelsProps) {
  return (
    <div className={classes.wheels} data-swipes-itself>
      {wheels.map(({ label, options }, index) => (
        <select
          key={label}
          className={classes.list}
          style={{ left: `${(100 * index) / wheels.length}%`, width: `${100 / wheels.length}%` }}
          aria-label={label}
          value={value[index]}
          data-first-focus={index === 0 ? '' : undefined}
          onChange={(event) => onChange(value.map((part, at) => (at === index ? event.target.value : part)))}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ))}
      <LibraryBox aria-hidden="true" mend={dropTabStops}>
        <Picker
          showToolbar={false}
          placeholder={false}
          itemHeight={targetHeight()}
          columns={wheels.map(({ options }) => options.map((option) => ({ text: option.label, value: option.value })))}
          value={[...value]}
          onChange={(next: string[]) => onChange(next)}
        />
      </LibraryBox>
    </div>
  )
}
