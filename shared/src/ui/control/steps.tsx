import { Check } from 'lucide-react'
import { t } from './control.text'
import classes from './steps.module.css'

export interface StepsProps {
  steps: readonly string[]
  /** How many of them are done. */
  done: number
}

/** Steps of a process and its progress. */
export function Steps({ steps, done }: StepsProps) {
  return (
    <ol className={classes.steps} style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}>
      {steps.map((step, place) => (
        <li key={step} data-done={place < done ? '' : undefined} aria-current={place === done - 1 ? 'step' : undefined}>
          <span className={classes.mark} aria-hidden="true">
            {place < done ? <Check size={14} strokeWidth={2.5} /> : place + 1}
          </span>
          {step}
          {place < done && <span className="visually-hidden"> {t.done()}</span>}
        </li>
      ))}
    </ol>
  )
}
