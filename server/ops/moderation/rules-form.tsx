import type { ModerationRules, ModerationVersion } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { type FormEvent, useState } from 'react'
import { send } from '../calls/call'
import { useCall } from '../calls/use-call'
import { isMissing, WhyField } from '../changes/why-field'
import { Button } from '../parts/button'
import { Field, inputClass } from '../parts/field'
import { draftOf, isAt, limitNames, type RulesDraft, rulesOf } from './moderation.model'
import classes from './moderation.module.css'
import { limitTexts } from './moderation.text'
import { TryBox } from './try-box'
import { WordListFields, WordsField } from './word-list-fields'

export interface VersionList {
  list: readonly ModerationVersion[]
}

const t = defineTexts({
  wordsHelp: {
    en: 'One per line. A text with one of them is shown to its author alone until it was reviewed.',
    zh: '每行一个。包含其中任何一个的内容，审核前仅作者可见。',
  },
  days: { en: 'Days in which a new account’s pieces are reviewed', zh: '新账号投稿须审核的天数' },
  limits: { en: 'How often one person may write', zh: '发布频率上限' },
  save: { en: 'Save', zh: '保存' },
  saved: { en: 'Saved. In force on all servers within seconds.', zh: '已保存，几秒内在所有服务器生效。' },
})

interface RulesFormProps {
  rules: ModerationRules
  /** The version in force, which the new one replaces. */
  version: number
  /** The version in force was saved here. */
  isSaved: boolean
  onSaved(saved: VersionList): void
}

export function RulesForm({ rules, version, isSaved, onSaved }: RulesFormProps) {
  const call = useCall()
  const [draft, setDraft] = useState(() => draftOf(rules))
  const [why, setWhy] = useState('')
  const [isTried, setTried] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isMissing(why)) return
    const body = { rules: rulesOf(draft), version, why: why.trim() }
    await call.run(async () => onSaved(await send<VersionList>('moderation', body)))
  }
  const fields = { draft, refused: call.field, onChange: setDraft }
  return (
    <>
      <form className={classes.form} onSubmit={save} noValidate>
        <WordsField list="flagged" help={t.wordsHelp()} rows={8} {...fields} />
        <WordListFields {...fields} />
        <details className={classes.group} open={isAt(call.field?.at, 'rules.limits') || undefined}>
          <summary>{t.limits()}</summary>
          <LimitFields {...fields} />
        </details>
        <WhyField value={why} missing={isTried && isMissing(why)} onChange={setWhy} />
        <div className={classes.actions}>
          <Button kind="primary" type="submit" busy={call.busy}>
            {t.save()}
          </Button>
          <p role="status">{call.refusal ?? (isSaved && t.saved())}</p>
        </div>
      </form>
      <TryBox rules={() => rulesOf(draft)} />
    </>
  )
}

interface LimitFieldsProps {
  draft: RulesDraft
  onChange(draft: RulesDraft): void
}

const LimitFields = ({ draft, onChange }: LimitFieldsProps) => (
  <div className={classes.form}>
    <NumberField
      label={t.days()}
      min={0}
      value={draft.newAccountDays}
      onChange={(newAccountDays) => onChange({ ...draft, newAccountDays })}
    />
    {limitNames.map((name) => (
      <NumberField
        key={name}
        label={limitTexts[name]()}
        min={1}
        value={draft.limits[name]}
        onChange={(value) => onChange({ ...draft, limits: { ...draft.limits, [name]: value } })}
      />
    ))}
  </div>
)

interface NumberFieldProps {
  label: string
  min: number
  value: number
  onChange(value: number): void
}

const NumberField = ({ label, min, value, onChange }: NumberFieldProps) => (
  <Field label={label}>
    <input
      type="number"
      inputMode="numeric"
      min={min}
      className={inputClass}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  </Field>
)
