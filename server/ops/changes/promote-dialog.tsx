import type { OperationsStatus, StatusRule } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { useChange } from '../calls/use-change'
import type { Remote } from '../overview/rollback.model'
import { Dialog } from '../parts/dialog'
import { Field, inputClass } from '../parts/field'
import { percent } from '../parts/format'
import { Segments } from '../parts/segments'
import classes from './changes.module.css'
import { firstPlan } from './plan.model'
import { PlanFields } from './plan-fields'
import {
  firstDraft,
  type PromotionDraft,
  problemsOf,
  promotionBody,
  promotionOutcome,
  promotionReach,
} from './promotion.model'
import { Reach } from './reach'
import { ReleaseField } from './release-field'
import { ScopeFields } from './scope-fields'
import { ShareSlider } from './share-slider'
import { WhyField } from './why-field'

const t = defineTexts({
  title: { en: (remote: string) => `Promote ${remote}`, zh: (remote: string) => `上线 ${remote}` },
  titleOfRule: {
    en: (release: string) => `Change the share of ${release}`,
    zh: (release: string) => `调整 ${release} 的比例`,
  },
  while: { en: 'Only for a while', zh: '限定时段' },
  from: { en: 'From', zh: '开始时间' },
  until: { en: 'Until', zh: '结束时间' },
  how: { en: 'How', zh: '方式' },
  atOnce: { en: 'At once', zh: '立即' },
  byPlan: { en: 'By plan', zh: '按计划' },
  start: { en: 'Start plan', zh: '开始计划' },
  promote: { en: (share: string) => `Promote to ${share}`, zh: (share: string) => `上线至 ${share}` },
})

interface PromoteDialogProps {
  remote: Remote
  /** An existing rule to change: its release and scope are fixed. */
  rule?: StatusRule
  onDone(status: OperationsStatus): void
  onClose(): void
}

/** Promotes a release: which, share, scope, time span and reason. */
export function PromoteDialog({ remote, rule, onDone, onClose }: PromoteDialogProps) {
  const change = useChange('promote', onDone)
  const [draft, setDraft] = useState(() => firstDraft(remote, rule))
  const [tried, setTried] = useState(false)
  const problems = problemsOf(draft, Date.now())
  const set = (part: Partial<PromotionDraft>) => setDraft((before) => ({ ...before, ...part }))

  function submit() {
    setTried(true)
    if (Object.keys(problems).length === 0) void change.run(promotionBody(remote.name, draft))
  }

  return (
    <Dialog
      title={rule ? t.titleOfRule(draft.release) : t.title(remote.name)}
      action={draft.plan ? t.start() : t.promote(percent(draft.percent || 0))}
      busy={change.busy}
      refusal={change.refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      {!rule && <ReleaseField remote={remote} value={draft.release} onChange={(release) => set({ release })} />}
      {!rule && (
        <Segments
          label={t.how()}
          options={[
            { value: 'at-once', name: t.atOnce() },
            { value: 'plan', name: t.byPlan() },
          ]}
          value={draft.plan ? 'plan' : 'at-once'}
          onChange={(how) => set({ plan: how === 'plan' ? firstPlan : null })}
        />
      )}
      {draft.plan ? (
        <PlanFields value={draft.plan} problem={problems.plan} onChange={(plan) => set({ plan })} />
      ) : (
        <ShareSlider value={draft.percent} problem={problems.percent} onChange={(share) => set({ percent: share })} />
      )}
      {!rule && (
        <ScopeFields
          value={draft.scope}
          problem={problems.regions}
          appProblem={problems.app}
          onChange={(scope) => set({ scope })}
        />
      )}
      {!draft.plan && <SpanFields draft={draft} problem={problems.until} onChange={set} />}
      <div className={classes.outcome}>
        {promotionOutcome(remote, draft).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <Reach {...promotionReach(remote, draft)} />
      </div>
      <WhyField value={draft.why} missing={tried && problems.why !== undefined} onChange={(why) => set({ why })} />
    </Dialog>
  )
}

interface SpanFieldsProps {
  draft: PromotionDraft
  problem: string | undefined
  onChange(part: Pick<PromotionDraft, 'from'> | Pick<PromotionDraft, 'until'>): void
}

/** Initially open if a value is set. */
function SpanFields({ draft, problem, onChange }: SpanFieldsProps) {
  const [open] = useState(Boolean(draft.from || draft.until))
  return (
    <details className={classes.while} open={open}>
      <summary>{t.while()}</summary>
      <div className={classes.span}>
        <Field label={t.from()}>
          <Moment value={draft.from} onChange={(from) => onChange({ from })} />
        </Field>
        <Field label={t.until()} error={problem}>
          <Moment value={draft.until} onChange={(until) => onChange({ until })} />
        </Field>
      </div>
    </details>
  )
}

interface MomentProps {
  value: string
  onChange(value: string): void
}
function Moment({ value, onChange, ...field }: MomentProps) {
  return (
    <input
      {...field}
      type="datetime-local"
      className={inputClass}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
