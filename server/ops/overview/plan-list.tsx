import type { StatusPlan } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import type { PlannedChange } from '../changes/change-dialogs'
import { Button } from '../parts/button'
import { percent } from '../parts/format'
import { ReleaseId } from '../parts/release'
import { State } from '../parts/tag'
import { useMayChange } from '../session/session'
import { figureName, figureRows, planNote, planState } from './plan.model'
import classes from './plan-list.module.css'
import type { Remote } from './rollback.model'
import { scopeSentence } from './rule.model'

const t = defineTexts({
  title: { en: (by: string) => `Plan of ${by}`, zh: (by: string) => `${by} 的上线计划` },
  step: {
    en: (share: string, step: number, of: number) => `${share}, step ${step} of ${of}`,
    zh: (share: string, step: number, of: number) => `${share}，第 ${step} / ${of} 步`,
  },
  figures: { en: 'Since this step', zh: '本步以来' },
  before: { en: 'Before', zh: '上一版' },
  pause: { en: 'Pause…', zh: '暂停…' },
  resume: { en: 'Resume…', zh: '继续…' },
  cancel: { en: 'Cancel plan…', zh: '取消计划…' },
})

interface PlanListProps {
  remote: Remote
  onPlan(plan: PlannedChange): void
}

/** The active rollout plans of a remote; an ended one only if it is the newest and ended today. */
export function PlanList({ remote, onPlan }: PlanListProps) {
  const active = remote.plans.filter(({ endedAt }) => endedAt === null)
  const shown = active.length > 0 ? active : remote.plans.slice(0, 1)
  return shown.map((plan) => <Plan key={plan.id} remote={remote.name} plan={plan} onPlan={onPlan} />)
}

function Plan({ remote, plan, onPlan }: { remote: string; plan: StatusPlan; onPlan(plan: PlannedChange): void }) {
  const mayChange = useMayChange(remote)
  const { tone, words } = planState(plan)
  const note = planNote(plan)
  const isActive = plan.endedAt === null
  return (
    <section className={classes.plan} aria-label={t.title(plan.startedBy)}>
      <h3 className={classes.title}>
        {t.title(plan.startedBy)} · <ReleaseId id={plan.release} />
        {(plan.shells || plan.regions || plan.languages || plan.app) && ` · ${scopeSentence(plan)}`}
      </h3>
      {isActive && <Steps plan={plan} />}
      <State tone={tone}>{words}</State>
      {note && <p className={classes.note}>{note}</p>}
      {isActive && <Figures plan={plan} />}
      {isActive && mayChange && (
        <div className={classes.actions}>
          {plan.state === 'paused' ? (
            <Button onClick={() => onPlan({ does: 'resume', remote, plan })}>{t.resume()}</Button>
          ) : (
            <Button onClick={() => onPlan({ does: 'pause', remote, plan })}>{t.pause()}</Button>
          )}
          <Button onClick={() => onPlan({ does: 'cancel', remote, plan })}>{t.cancel()}</Button>
        </div>
      )}
    </section>
  )
}

function Steps({ plan: { steps, step } }: { plan: StatusPlan }) {
  const share = percent(steps[step]?.percent ?? 0)
  return (
    <ol className={classes.steps} aria-label={t.step(share, step + 1, steps.length)}>
      {steps.map(({ percent: one }, at) => (
        <li key={one} className={at <= step ? classes.taken : ''} aria-current={at === step ? 'step' : undefined}>
          {percent(one)}
        </li>
      ))}
    </ol>
  )
}

function Figures({ plan }: { plan: StatusPlan }) {
  const rows = figureRows(plan)
  if (rows.length === 0) return null
  return (
    <table className={classes.figures}>
      <thead>
        <tr>
          <th scope="col">{t.figures()}</th>
          <th scope="col">
            <ReleaseId id={plan.release} />
          </th>
          <th scope="col">
            {plan.comparison?.before ? <ReleaseId id={plan.comparison.before.release} /> : t.before()}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, now, before, exceeded }) => (
          <tr key={name} className={exceeded ? classes.exceeded : ''}>
            <th scope="row">{figureName(name)}</th>
            <td>{now}</td>
            <td>{before}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
