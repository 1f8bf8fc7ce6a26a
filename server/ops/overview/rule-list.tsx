import type { StatusRule } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import type { PlannedChange } from '../changes/change-dialogs'
import { Button } from '../parts/button'
import { ReleaseId } from '../parts/release'
import { Tag } from '../parts/tag'
import { useMayChange } from '../session/session'
import type { Remote } from './rollback.model'
import { phaseName, phaseOf, ruleSentence } from './rule.model'
import classes from './rule-list.module.css'

const t = defineTexts({
  title: { en: 'Who gets what, asked from the top', zh: '分发规则（自上而下匹配）' },
  change: { en: 'Change', zh: '调整' },
  remove: { en: 'Remove', zh: '移除' },
  on: { en: 'Turn on', zh: '恢复' },
  changeOf: { en: (rule: string) => `Change: ${rule}`, zh: (rule: string) => `调整：${rule}` },
  removeOf: { en: (rule: string) => `Remove: ${rule}`, zh: (rule: string) => `移除：${rule}` },
  onFor: { en: (rule: string) => `Turn on: ${rule}`, zh: (rule: string) => `恢复：${rule}` },
})

interface RuleListProps {
  remote: Remote
  onPlan(plan: PlannedChange): void
}

/** The rules in order of evaluation; the first match decides. */
export function RuleList({ remote, onPlan }: RuleListProps) {
  const now = Date.now()
  return (
    <section>
      <h3 className={classes.title}>{t.title()}</h3>
      <ol className={classes.list}>
        {remote.rules.map((rule, above) => {
          const phase = phaseOf(rule, now)
          return (
            <li key={rule.id} className={`${classes.rule} ${phase === 'over' ? classes.over : ''}`}>
              <div className={classes.words}>
                <span>{ruleSentence(rule, above)}</span>
                {rule.release && <ReleaseId id={rule.release} />}
                {phase !== 'now' && <Tag>{phaseName(phase)}</Tag>}
              </div>
              <RuleActions rule={rule} remote={remote.name} onPlan={onPlan} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function RuleActions({
  rule,
  remote,
  onPlan,
}: {
  rule: StatusRule
  remote: string
  onPlan(plan: PlannedChange): void
}) {
  const mayChange = useMayChange(remote)
  if (!mayChange || rule.base) return null
  const sentence = ruleSentence(rule)
  if (rule.release === null)
    return (
      <Button kind="quiet" aria-label={t.onFor(sentence)} onClick={() => onPlan({ does: 'on', remote, rule })}>
        {t.on()}
      </Button>
    )
  return (
    <div className={classes.actions}>
      <Button kind="quiet" aria-label={t.changeOf(sentence)} onClick={() => onPlan({ does: 'promote', remote, rule })}>
        {t.change()}
      </Button>
      <Button
        kind="quiet"
        aria-label={t.removeOf(sentence)}
        onClick={() => onPlan({ does: 'remove-rule', remote, rule })}
      >
        {t.remove()}
      </Button>
    </div>
  )
}
