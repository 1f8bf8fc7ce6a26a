import { ChoiceField } from './choice-field'
import type { FieldText } from './field-frame'
import { type Choice, OptionList } from './option-list'

export interface SelectProps<T extends string | number> extends FieldText {
  options: readonly Choice<T>[]
  value: T | null
  onChange: (value: T) => void
  placeholder?: string
  disabled?: boolean
}

/** One of many, chosen in a sheet. */
export function Select<T extends string | number>({ options, value, onChange, ...rest }: SelectProps<T>) {
  return (
    <ChoiceField {...rest} shown={options.find((option) => option.value === value)?.label}>
      {(close) => (
        <OptionList
          label={rest.label}
          options={options}
          value={value}
          onChoose={(chosen) => {
            onChange(chosen)
            close()
          }}
        />
      )}
    </ChoiceField>
  )
}
