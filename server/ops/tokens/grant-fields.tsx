import { MAX_TOKEN_DAYS, permissions } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { Field, inputClass } from '../parts/field'
import { Choices } from './choices'
import type { GrantDraft, GrantProblems } from './grant.model'
import { permissionNames } from './tokens.text'

const t = defineTexts({
  may: { en: 'It may', zh: '可执行' },
  remotes: { en: 'Remotes', zh: '子应用' },
  all: {
    en: 'Separated by commas. Empty: all that you may change.',
    zh: '以逗号分隔，留空则为你有权修改的全部子应用。',
  },
  days: { en: 'Ends after days', zh: '有效天数' },
})

interface GrantFieldsProps {
  value: GrantDraft
  problems: GrantProblems
  onChange(part: Partial<GrantDraft>): void
}

/** What a token may do with which remotes. */
export const GrantFields = ({ value, problems, onChange }: GrantFieldsProps) => (
  <>
    <Choices
      label={t.may()}
      help={problems.may}
      all={permissions}
      nameOf={(one) => permissionNames[one]()}
      chosen={value.may}
      onChange={(may) => onChange({ may })}
    />
    <Field label={t.remotes()} help={t.all()} error={problems.remotes}>
      <input
        className={inputClass}
        autoCapitalize="none"
        spellCheck={false}
        value={value.remotes}
        onChange={({ target }) => onChange({ remotes: target.value })}
      />
    </Field>
  </>
)

interface DaysFieldProps {
  value: string
  problem: string | undefined
  onChange(days: string): void
}

export const DaysField = ({ value, problem, onChange }: DaysFieldProps) => (
  <Field label={t.days()} error={problem}>
    <input
      className={inputClass}
      type="number"
      min={1}
      max={MAX_TOKEN_DAYS}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
)
