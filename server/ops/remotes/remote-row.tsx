import { timeAgo } from '@plaza/shared/format'
import type { OverviewPlan, OverviewRemote } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { ruleSentence } from '../overview/rule.model'
import { Button } from '../parts/button'
import { moment, percent, whole } from '../parts/format'
import { Menu, type MenuAction } from '../parts/menu'
import { ReleaseId } from '../parts/release'
import { Mark, Tag } from '../parts/tag'
import { useMayChange, useSession } from '../session/session'
import type { ChosenChange } from './remote-change'
import { likelyAction, loadsOf, type RemoteLine } from './remote-list.model'
import classes from './remote-row.module.css'
import { Spark } from './spark'
import { remoteAddress } from './use-address'

const t = defineTexts({
  good: { en: 'Healthy', zh: '健康' },
  watch: { en: 'Worth a look', zh: '需关注' },
  bad: { en: 'In trouble', zh: '异常' },
  none: { en: 'No visits', zh: '无访问' },
  nothing: { en: 'Nothing for everybody', zh: '没有全量版本' },
  retired: { en: 'Retired', zh: '已下架' },
  errors: { en: (n: string) => `${n} errors`, zh: (n: string) => `${n} 个错误` },
  oneError: { en: '1 error', zh: '1 个错误' },
  newer: { en: (version: string) => `New: ${version}`, zh: (version: string) => `新版本 ${version}` },
  halted: { en: 'Rolled back by Plaza', zh: '已自动撤回' },
  plan: {
    en: (share: string, step: number, of: number) => `Plan at ${share}, step ${step} of ${of}`,
    zh: (share: string, step: number, of: number) => `计划 ${share}，第 ${step} / ${of} 步`,
  },
  more: { en: (n: number) => `and ${n} more`, zh: (n: number) => `另有 ${n} 条` },
  menu: { en: (remote: string) => `More for ${remote}`, zh: (remote: string) => `${remote} 的更多操作` },
  of: {
    en: (action: string, remote: string) => `${action} ${remote}`,
    zh: (action: string, remote: string) => `${action} ${remote}`,
  },
})
const actionNames = defineTexts({
  promote: { en: 'Promote…', zh: '上线…' },
  rollback: { en: 'Roll back…', zh: '回滚…' },
  pause: { en: 'Pause…', zh: '暂停…' },
  resume: { en: 'Resume…', zh: '继续…' },
  cancel: { en: 'Cancel plan…', zh: '取消计划…' },
  preview: { en: 'Preview…', zh: '预览…' },
  rights: { en: 'Owners…', zh: '负责人…' },
  off: { en: 'Turn off…', zh: '关闭…' },
  retire: { en: 'Retire…', zh: '下架…' },
})

const SHOWN_RULES = 2

interface RemoteRowProps {
  line: RemoteLine
  now: number
  onChoose(chosen: ChosenChange): void
}

/** A remote on one line: what everybody gets, who gets something else, how it fares, and what one may do. */
export function RemoteRow({ line, now, onChoose }: RemoteRowProps) {
  const { remote, tone } = line
  const { name, loads, failures } = remote
  return (
    <li className={classes.row} data-row={name}>
      <a href={remoteAddress(name)} className={classes.name}>
        <Mark tone={tone} label={t[tone]()} />
        <b>{name}</b>
      </a>
      <span className={classes.runs}>
        <Runs remote={remote} now={now} />
      </span>
      <span className={classes.others}>
        <Others remote={remote} />
      </span>
      <span className={classes.fares}>
        <Spark loads={loads} failures={failures} />
        <span className={classes.count}>{whole(loadsOf(remote))}</span>
      </span>
      <RowActions line={line} onChoose={onChoose} />
    </li>
  )
}

function Runs({ remote: { release, since, retiredAt }, now }: { remote: OverviewRemote; now: number }) {
  if (retiredAt !== null) return <span className={classes.aside}>{t.retired()}</span>
  if (release === null) return <span className={classes.aside}>{t.nothing()}</span>
  return (
    <>
      <ReleaseId id={release} />
      {since !== null && (
        <time className={classes.aside} dateTime={new Date(since).toISOString()} title={moment(since)}>
          {timeAgo(since, now)}
        </time>
      )}
    </>
  )
}

function Others({ remote: { rules, plan, halted, newer, errors } }: { remote: OverviewRemote }) {
  const shown = rules.slice(0, SHOWN_RULES)
  return (
    <>
      {errors > 0 && (
        <a href="#errors" className={classes.errors}>
          {errors === 1 ? t.oneError() : t.errors(whole(errors))}
        </a>
      )}
      {plan && <Tag tone={plan.state === 'paused' ? 'watch' : 'none'}>{planWords(plan)}</Tag>}
      {shown.map((rule) => (
        <span key={rule.id} className={classes.rule}>
          {ruleSentence(rule)} {rule.release && <ReleaseId id={rule.release} />}
        </span>
      ))}
      {rules.length > shown.length && <span className={classes.aside}>{t.more(rules.length - shown.length)}</span>}
      {halted && <Tag tone="watch">{t.halted()}</Tag>}
      {newer && !plan && <span className={classes.aside}>{t.newer(newer.split('-')[0] ?? newer)}</span>}
    </>
  )
}

const planWords = ({ shares, step }: OverviewPlan): string =>
  t.plan(percent(shares[step] ?? 0), step + 1, shares.length)

type Does = ChosenChange['does']

function menuOf({ remote }: RemoteLine, isReleaser: boolean): Does[] {
  const { plan, hasWayBack, retiredAt } = remote
  const ofPlan: Does[] = plan ? [plan.state === 'paused' ? 'resume' : 'pause', 'cancel'] : []
  return [
    'promote',
    ...(hasWayBack ? ['rollback' as const] : []),
    ...ofPlan,
    'preview',
    ...(isReleaser ? ['rights' as const] : []),
    ...(retiredAt === null ? (['off', 'retire'] as const) : []),
  ]
}

const dangerous: readonly Does[] = ['rollback', 'off', 'retire']

function RowActions({ line, onChoose }: Pick<RemoteRowProps, 'line' | 'onChoose'>) {
  const { name } = line.remote
  const mayChange = useMayChange(name)
  const isReleaser = useSession().operator.role === 'releaser'
  if (!mayChange) return <span className={classes.actions} />
  const likely = likelyAction(line)
  const actions = menuOf(line, isReleaser)
    .filter((does) => does !== likely)
    .map(
      (does): MenuAction => ({
        key: does,
        words: actionNames[does](),
        isDangerous: dangerous.includes(does),
        onChoose: () => onChoose({ does, remote: name }),
      }),
    )
  return (
    <span className={classes.actions}>
      {likely && (
        <Button
          // Another action is another button, so that one that is pressed twice is not two.
          key={likely}
          kind={dangerous.includes(likely) ? 'danger' : 'plain'}
          aria-label={t.of(actionNames[likely](), name)}
          onClick={() => onChoose({ does: likely, remote: name })}
        >
          {actionNames[likely]()}
        </Button>
      )}
      <Menu label={t.menu(name)} actions={actions} />
    </span>
  )
}
