import { defineTexts } from '@plaza/shared/text'
import { inputClass } from '../../parts/field'
import classes from './form.module.css'

const t = defineTexts({ pick: { en: 'Pick', zh: '选取颜色' } })

const LONG = /^#[0-9a-f]{6}/i
const SHORT = /^#([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/i

/** What the browser's chooser shows: it knows colours of six digits alone. */
export function chooserColour(value: string): string {
  const [, ...digits] = SHORT.exec(value) ?? []
  if (digits.length === 3) return `#${digits.map((digit) => digit + digit).join('')}`.toLowerCase()
  return LONG.exec(value)?.[0].toLowerCase() ?? '#000000'
}

interface ColourInputProps {
  id?: string
  label: string
  value: string | undefined
  onChange(value: string | undefined): void
}

/** A colour: the browser's chooser, which shows it, beside its digits. */
export const ColourInput = ({ id, label, value, onChange, ...rest }: ColourInputProps) => (
  <span className={classes.colour}>
    <input
      type="color"
      aria-label={`${t.pick()} · ${label}`}
      data-empty={!value || undefined}
      value={chooserColour(value ?? '')}
      onChange={({ target }) => onChange(target.value)}
    />
    <input
      {...rest}
      {...(id === undefined ? { 'aria-label': label } : { id })}
      className={inputClass}
      placeholder="#0e5fd8"
      autoComplete="off"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  </span>
)
