import type { KeyboardEvent } from 'react'
import 'react-vant/es/stepper/style/index.css'
import { Stepper } from 'react-vant/es/stepper/index.js'
import { LibraryBox } from '../library/library-box'
import { t } from './control.text'
import classes from './stepper.module.css'

export interface StepperProps {
  label: string
  value: number
  min: number
  max: number
  /** By what a tap raises it; 1 by default. */
  step?: number
  onChange: (value: number) => void
}

/** react-vant's stepper with names in our languages, and the keys that a spin button has. */
export function StepperButtons({ label, value, min, max, step = 1, onChange }: StepperProps) {
  const mend = (box: HTMLElement) => {
    const [less, more] = box.querySelectorAll('button')
    less?.setAttribute('aria-label', t.less(label))
    less?.setAttribute('aria-disabled', String(value <= min))
    more?.setAttribute('aria-label', t.more(label))
    more?.setAttribute('aria-disabled', String(value >= max))
    box.querySelector('input')?.setAttribute('aria-label', label)
  }
  const keys: Record<string, number> = { ArrowUp: value + step, ArrowDown: value - step, Home: min, End: max }
  const press = (event: KeyboardEvent) => {
    const next = keys[event.key]
    if (next === undefined || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    onChange(Math.min(max, Math.max(min, next)))
  }
  return (
    <LibraryBox className={classes.stepper} mend={mend} onKeyDown={press}>
      <Stepper
        integer={Number.isInteger(step)}
        step={step}
        value={value}
        min={min}
        max={max}
        defaultValue={min}
        // What is typed is rounded to a step.
        onChange={(next) => onChange(Math.max(min, Math.round((next ?? min) / step) * step))}
      />
    </LibraryBox>
  )
}
