import type { OperationsStatus } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useChange } from '../calls/use-change'
import { type Remote, type Rollback, rollbackOf } from '../overview/rollback.model'
import { ruleSentence, scopeSentence } from '../overview/rule.model'
import { halves } from '../parts/format'
import { ConfirmDialog } from './confirm-dialog'

const t = defineTexts({
  title: { en: (remote: string) => `Roll back ${remote}`, zh: (remote: string) => `回滚 ${remote}` },
  back: { en: (release: string) => `Take ${release} back`, zh: (release: string) => `撤回 ${release}` },
  isTakenBack: {
    en: (release: string) => `${release} is taken back.`,
    zh: (release: string) => `${release} 将被撤回。`,
  },
  ends: {
    en: (release: string, whom: string) => `${release} ends for: ${whom}.`,
    zh: (release: string, whom: string) => `${release} 不再用于：${whom}。`,
  },
  runs: {
    en: (release: string) => `${release} runs for everybody.`,
    zh: (release: string) => `${release} 对所有人生效。`,
  },
  runsElse: {
    en: (release: string) => `${release} runs for everybody whom no other rule names.`,
    zh: (release: string) => `${release} 对其他规则未涉及的所有人生效。`,
  },
  falls: {
    en: (release: string) => `Those devices fall to the rules below it, in the end to ${release}.`,
    zh: (release: string) => `这些设备改由其下的规则决定，最终使用 ${release}。`,
  },
  end: {
    en: (release: string) => `End this rule of ${release}`,
    zh: (release: string) => `结束 ${release} 的这条规则`,
  },
  nothing: { en: 'Nothing runs in its place.', zh: '没有其他版本可用。' },
  keeps: {
    en: (release: string, whom: string) => `${release} runs on for: ${whom}.`,
    zh: (release: string, whom: string) => `${release} 继续用于：${whom}。`,
  },
  ready: {
    en: (release: string) => `${release} stays ready as the one before.`,
    zh: (release: string) => `${release} 保留为上一个版本。`,
  },
  pages: { en: 'Open pages leave it within seconds.', zh: '已打开的页面会在几秒内离开它。' },
  none: { en: 'There is nothing to go back to any more.', zh: '已没有可以退回的版本。' },
})

interface RollbackDialogProps {
  remote: Remote
  onDone(status: OperationsStatus): void
  onClose(): void
}

/** Describes the exact effect of a rollback in the current state, and performs it. */
export function RollbackDialog({ remote, onDone, onClose }: RollbackDialogProps) {
  const change = useChange('rollback', onDone)
  const rollback = rollbackOf(remote, Date.now())
  return (
    <ConfirmDialog
      title={t.title(remote.name)}
      action={rollback ? actionFor(rollback) : t.title(remote.name)}
      kind="danger"
      change={change}
      onConfirm={(why) => change.run({ remote: remote.name, why })}
      onClose={onClose}
    >
      {rollback ? outcome(rollback).map((sentence) => <p key={sentence}>{sentence}</p>) : <p>{t.none()}</p>}
    </ConfirmDialog>
  )
}

function actionFor(rollback: Rollback): string {
  const { version } = halves(rollback.release)
  return rollback.does === 'end-rule' && !rollback.revoked ? t.end(version) : t.back(version)
}

function outcome(rollback: Rollback): string[] {
  const { release, next, alone } = rollback
  const runs = next === null ? t.nothing() : alone ? t.runs(next) : t.runsElse(next)
  if (rollback.does === 'change-base' || rollback.revoked) return [t.isTakenBack(release), runs, t.pages()]
  return [
    t.ends(release, scopeSentence(rollback.rule)),
    next === null ? t.nothing() : t.falls(next),
    ...rollback.keeps.map((rule) => t.keeps(release, ruleSentence(rule))),
    ...(rollback.keeps.length === 0 ? [t.ready(release)] : []),
  ]
}
