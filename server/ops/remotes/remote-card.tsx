import type { OperationsRendering, RunningReleases, StatusRule } from '@plaza/shared/operations'
import { defineTexts, textOf } from '@plaza/shared/text'
import type { PolledData } from '../calls/use-polled'
import type { PlannedChange } from '../changes/change-dialogs'
import { healthRows, worstOf } from '../overview/health.model'
import { PlanList } from '../overview/plan-list'
import { type Remote, rollbackOf } from '../overview/rollback.model'
import { RuleList } from '../overview/rule-list'
import { Button } from '../parts/button'
import { clock, moment, percent } from '../parts/format'
import { Menu, type MenuAction } from '../parts/menu'
import { ReleaseId } from '../parts/release'
import { State } from '../parts/tag'
import { useMayChange, useSession } from '../session/session'
import { HealthTable } from './health-table'
import { ReleaseList } from './release-list'
import classes from './remote-card.module.css'

const t = defineTexts({
  good: { en: 'Healthy', zh: '健康' },
  watch: { en: 'Worth a look', zh: '需关注' },
  bad: { en: 'In trouble', zh: '异常' },
  none: { en: 'No verdict yet', zh: '暂无结论' },
  since: { en: (at: string) => `for everybody since ${at}`, zh: (at: string) => `${at} 起对所有人生效` },
  sinceElse: { en: (at: string) => `for everybody else since ${at}`, zh: (at: string) => `${at} 起对其余所有人生效` },
  notThere: { en: 'Nothing runs for everybody', zh: '没有对所有人生效的版本' },
  halted: {
    en: (at: string) => `Taken back by Plaza itself on ${at}:`,
    zh: (at: string) => `${at} 由 Plaza 自动撤回：`,
  },
  paused: {
    en: (at: string) => `Not rendered on the server until ${at}, after failures or for its time, within a minute:`,
    zh: (at: string) => `一分钟内多次失败或耗时过多，${at} 前不在服务端渲染：`,
  },
  promote: { en: 'Promote…', zh: '上线…' },
  preview: { en: 'Preview…', zh: '预览…' },
  off: { en: 'Turn off…', zh: '关闭…' },
  retire: { en: 'Retire…', zh: '下架…' },
  retired: { en: (at: string) => `Retired on ${at}`, zh: (at: string) => `${at} 已下架` },
  rights: { en: 'Owners…', zh: '负责人…' },
  owners: { en: (names: string) => `Owned by ${names}`, zh: (names: string) => `负责人：${names}` },
  second: {
    en: (share: string) => `More than ${share} needs a second person`,
    zh: (share: string) => `超过 ${share} 须第二人确认`,
  },
  rollback: { en: 'Roll back…', zh: '回滚…' },
  more: { en: (remote: string) => `More for ${remote}`, zh: (remote: string) => `${remote} 的更多操作` },
})

interface RemoteCardProps {
  remote: Remote
  running: PolledData<RunningReleases>
  /** Releases whose rendering is paused. */
  paused: OperationsRendering['paused']
  onPlan(plan: PlannedChange): void
}

export function RemoteCard({ remote, running, paused, onPlan }: RemoteCardProps) {
  const mayChange = useMayChange(remote.name)
  const isReleaser = useSession().operator.role === 'releaser'
  const rows = healthRows(running.data?.list ?? [])
  const worst = worstOf(rows, remote)
  const heading = `remote-${remote.name}`
  return (
    <article className={classes.card} aria-labelledby={heading}>
      <header className={classes.header}>
        <h2 id={heading} className={classes.name}>
          {remote.name}
        </h2>
        <State tone={worst}>{t[worst]()}</State>
      </header>
      {remote.retiredAt === null ? (
        <Base rules={remote.rules} />
      ) : (
        <p className={classes.nothing}>{t.retired(moment(remote.retiredAt))}</p>
      )}
      <Rights remote={remote} />
      {mayChange && (
        <div className={classes.actions}>
          <Button onClick={() => onPlan({ does: 'promote', remote: remote.name })}>{t.promote()}</Button>
          <Button
            kind="outline-danger"
            disabled={rollbackOf(remote, Date.now()) === null}
            onClick={() => onPlan({ does: 'rollback', remote: remote.name })}
          >
            {t.rollback()}
          </Button>
          <Menu label={t.more(remote.name)} actions={actionsOf(remote, isReleaser, onPlan)} />
        </div>
      )}
      {remote.halted && <Halted halted={remote.halted} />}
      <PlanList remote={remote} onPlan={onPlan} />
      {paused
        .filter((one) => one.remote === remote.name)
        .map(({ release, route, until }) => (
          <p key={`${release} ${route}`} className={classes.halted}>
            <strong>{t.paused(clock(until))}</strong> <ReleaseId id={release} /> {route}
          </p>
        ))}
      {remote.rules.some((rule) => !rule.base) && <RuleList remote={remote} onPlan={onPlan} />}
      <HealthTable rows={rows} running={running} />
      <ReleaseList remote={remote} />
    </article>
  )
}

/** What is done less often than a promotion or a rollback. */
function actionsOf(
  { name, releases, retiredAt }: Remote,
  isReleaser: boolean,
  onPlan: RemoteCardProps['onPlan'],
): MenuAction[] {
  const toAction = (does: 'preview' | 'rights' | 'off' | 'retire'): MenuAction => ({
    key: does,
    words: t[does](),
    isDangerous: does === 'off' || does === 'retire',
    onChoose: () => onPlan({ does, remote: name }),
  })
  return [
    ...(releases.length > 0 ? [toAction('preview')] : []),
    ...(isReleaser ? [toAction('rights')] : []),
    ...(retiredAt === null ? [toAction('off'), toAction('retire')] : []),
  ]
}

/** Whose it is, and whether its changes wait. */
function Rights({ remote: { owners, secondPersonAbove } }: { remote: Remote }) {
  const words = [
    owners.length > 0 && t.owners(owners.join(', ')),
    secondPersonAbove !== null && t.second(percent(secondPersonAbove)),
  ].filter(Boolean)
  return words.length > 0 && <p className={classes.aside}>{words.join(' · ')}</p>
}

/** Shown until the release is promoted again. */
function Halted({ halted: { release, at, why, reason } }: { halted: NonNullable<Remote['halted']> }) {
  return (
    <p className={classes.halted}>
      <strong>{t.halted(moment(at))}</strong> <ReleaseId id={release} />{' '}
      <span className={classes.aside}>{reason ? textOf(reason) : why}</span>
    </p>
  )
}

function Base({ rules }: { rules: readonly StatusRule[] }) {
  const base = rules.find((rule) => rule.base)
  if (!base?.release) return <p className={classes.nothing}>{t.notThere()}</p>
  const say = rules.length > 1 ? t.sinceElse : t.since
  return (
    <p className={classes.base}>
      <span className={classes.big}>
        <ReleaseId id={base.release} />
      </span>
      <span className={classes.aside}>{say(moment(base.since))}</span>
    </p>
  )
}
