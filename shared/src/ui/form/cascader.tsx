import { useState } from 'react'
import { Tabs } from '../control/tabs'
import { ChoiceField } from './choice-field'
import type { FieldText } from './field-frame'
import { t } from './form.text'
import { OptionList } from './option-list'

export interface CascaderOption {
  value: string
  label: string
  /** Options of the next level; none ends the choice. */
  children?: readonly CascaderOption[]
}

export interface CascaderProps extends FieldText {
  options: readonly CascaderOption[]
  /** From the widest to the narrowest: a city, its district, a street of it. */
  value: readonly string[]
  onChange: (value: string[]) => void
  placeholder?: string
  disabled?: boolean
}

/** The chosen options, as far as they exist. */
function pathOf(options: readonly CascaderOption[], value: readonly string[]): CascaderOption[] {
  const chosen = options.find((option) => option.value === value[0])
  return chosen ? [chosen, ...pathOf(chosen.children ?? [], value.slice(1))] : []
}

/** A choice in steps from the widest to the narrowest level, such as city, district and street. */
export function Cascader({ options, value, onChange, ...rest }: CascaderProps) {
  const [draft, setDraft] = useState<readonly string[]>(value)
  const shown = pathOf(options, value)
  return (
    <ChoiceField
      {...rest}
      tall
      shown={shown.length > 0 ? shown.map(({ label }) => label).join(' ') : undefined}
      onOpen={() => setDraft(value)}
    >
      {(close) => (
        <CascaderSteps
          label={rest.label}
          options={options}
          path={pathOf(options, draft)}
          onChoose={(path) => {
            setDraft(path.map((option) => option.value))
            if (path.at(-1)?.children) return
            onChange(path.map((option) => option.value))
            close()
          }}
        />
      )}
    </ChoiceField>
  )
}

interface CascaderStepsProps {
  label: string
  options: readonly CascaderOption[]
  path: readonly CascaderOption[]
  onChoose: (path: CascaderOption[]) => void
}

function CascaderSteps({ label, options, path, onChoose }: CascaderStepsProps) {
  const steps = [...path, ...(path.at(-1)?.children || path.length === 0 ? [null] : [])]
  const last = steps.length - 1
  const [chosenStep, setStep] = useState<number | null>(null)
  const step = Math.min(chosenStep ?? last, last)
  const shown = step === 0 ? options : (path[step - 1]?.children ?? [])
  return (
    <>
      <Tabs
        label={label}
        value={String(step)}
        items={steps.map((option, index) => ({ id: String(index), label: option?.label ?? t.choose() }))}
        onChange={(id) => setStep(Number(id))}
      />
      <OptionList
        label={path[step - 1]?.label ?? label}
        options={shown}
        value={path[step]?.value ?? null}
        onChoose={(chosen) => {
          const option = shown.find((one) => one.value === chosen)
          if (!option) return
          setStep(null)
          onChoose([...path.slice(0, step), option])
        }}
      />
    </>
  )
}
