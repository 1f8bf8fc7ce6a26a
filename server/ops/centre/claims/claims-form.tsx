import { CLAIM_DAYS_MAX, CLAIM_DAYS_MIN, type ClaimRules, type ClaimRulesVersions } from '@plaza/shared/operations'
import { type FormEvent, useState } from 'react'
import { send } from '../../calls/call'
import { useCall } from '../../calls/use-call'
import { isMissing, WhyField } from '../../changes/why-field'
import moderation from '../../moderation/moderation.module.css'
import { Button } from '../../parts/button'
import { Field, inputClass } from '../../parts/field'
import { ruleName, t } from './claims.text'

const names = ['wish', 'micro', 'reminder'] as const
type Texts = Record<keyof ClaimRules, string>

/** What is wrong with the numbers, by field. */
function faultsOf({ wish, micro, reminder }: ClaimRules): Partial<Record<keyof ClaimRules, string>> {
  const isUnfit = (days: number) => !(Number.isInteger(days) && days >= CLAIM_DAYS_MIN && days <= CLAIM_DAYS_MAX)
  const isReminderUnfit = !(Number.isInteger(reminder) && reminder >= 1 && reminder < Math.min(wish, micro))
  return {
    ...(isUnfit(wish) && { wish: t.daysUnfit() }),
    ...(isUnfit(micro) && { micro: t.daysUnfit() }),
    ...(isReminderUnfit && { reminder: t.reminderUnfit() }),
  }
}

interface ClaimsFormProps {
  rules: ClaimRules
  /** The version in force, which the new one replaces. */
  version: number
  /** The version in force was saved here. */
  isSaved: boolean
  onSaved(saved: ClaimRulesVersions): void
}

export function ClaimsForm({ rules, version, isSaved, onSaved }: ClaimsFormProps) {
  const call = useCall()
  const [texts, setTexts] = useState<Texts>({
    ...{ wish: String(rules.wish), micro: String(rules.micro), reminder: String(rules.reminder) },
  })
  const [why, setWhy] = useState('')
  const [isTried, setTried] = useState(false)
  const days = { wish: Number(texts.wish), micro: Number(texts.micro), reminder: Number(texts.reminder) }
  const faults = faultsOf(days)

  async function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isMissing(why) || Object.keys(faults).length > 0) return
    const body = { rules: days, version, why: why.trim() }
    await call.run(async () => onSaved(await send<ClaimRulesVersions>('centre/claim-rules', body)))
  }
  return (
    <form className={moderation.form} onSubmit={save} noValidate>
      <p>{t.about()}</p>
      {names.map((name) => (
        <Field key={name} label={ruleName[name]()} error={isTried ? faults[name] : undefined}>
          <input
            className={inputClass}
            inputMode="numeric"
            maxLength={3}
            value={texts[name]}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
          />
        </Field>
      ))}
      <WhyField value={why} missing={isTried && isMissing(why)} onChange={setWhy} />
      <div className={moderation.actions}>
        <Button kind="primary" type="submit" busy={call.busy}>
          {t.save()}
        </Button>
        <p role="status">{call.refusal ?? (isSaved && t.saved())}</p>
      </div>
    </form>
  )
}
