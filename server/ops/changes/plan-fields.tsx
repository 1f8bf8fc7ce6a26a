import { defineTexts } from '@plaza/shared/text'
import { Field, inputClass } from '../parts/field'
import classes from './changes.module.css'
import { type PlanDraft, waitName, waits } from './plan.model'

const t = defineTexts({
  shares: { en: 'Shares of devices, in %', zh: '逐步比例（%）' },
  sharesHelp: {
    en: 'A device that is inside a share stays inside a larger one.',
    zh: '比例扩大时，已包含的设备保持不变。',
  },
  wait: { en: 'Wait after each step', zh: '每步等待' },
  visits: { en: 'Visits needed in a step', zh: '每步最少访问数' },
})

interface PlanFieldsProps {
  value: PlanDraft
  problem: string | undefined
  onChange(value: PlanDraft): void
}

/** Shares, wait and minimum visits of a rollout plan. */
export function PlanFields({ value, problem, onChange }: PlanFieldsProps) {
  return (
    <>
      <Field label={t.shares()} help={t.sharesHelp()} error={problem}>
        <input
          className={inputClass}
          autoComplete="off"
          value={value.shares}
          onChange={(event) => onChange({ ...value, shares: event.target.value })}
        />
      </Field>
      <div className={classes.span}>
        <Field label={t.wait()}>
          <select
            className={inputClass}
            value={value.wait}
            onChange={(event) => onChange({ ...value, wait: Number(event.target.value) })}
          >
            {waits.map((wait) => (
              <option key={wait} value={wait}>
                {waitName(wait)}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t.visits()}>
          <input
            className={inputClass}
            type="number"
            inputMode="numeric"
            min={0}
            value={value.minVisits}
            onChange={(event) => onChange({ ...value, minVisits: event.target.valueAsNumber || 0 })}
          />
        </Field>
      </div>
    </>
  )
}
