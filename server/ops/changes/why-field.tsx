import { defineTexts } from '@plaza/shared/text'
import { Field, inputClass } from '../parts/field'

const MOST = 200
const t = defineTexts({
  why: { en: 'Why', zh: '原因' },
  help: { en: 'Stands in the log for good.', zh: '将永久写入日志。' },
  missing: { en: 'Say why: it stands in the log.', zh: '请填写原因，会写入日志。' },
})

interface WhyFieldProps {
  value: string
  /** Whether it was submitted empty. */
  missing: boolean
  onChange(value: string): void
}

export const isMissing = (why: string): boolean => why.trim() === ''

export function WhyField({ value, missing, onChange }: WhyFieldProps) {
  return (
    <Field label={t.why()} help={t.help()} error={missing ? t.missing() : undefined}>
      <textarea
        className={inputClass}
        rows={2}
        required
        maxLength={MOST}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
