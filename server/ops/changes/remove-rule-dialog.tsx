import type { OperationsStatus, StatusRule } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useChange } from '../calls/use-change'
import type { Remote } from '../overview/rollback.model'
import { scopeSentence } from '../overview/rule.model'
import { ConfirmDialog } from './confirm-dialog'

const t = defineTexts({
  title: { en: (remote: string) => `Remove a rule of ${remote}`, zh: (remote: string) => `移除 ${remote} 的规则` },
  ends: {
    en: (release: string, whom: string) => `${release} is no longer given to: ${whom}.`,
    zh: (release: string, whom: string) => `${release} 不再分发给：${whom}。`,
  },
  open: {
    en: 'It is not taken back: a page that runs it keeps it until it is entered again.',
    zh: '该版本不会被撤回：正在使用它的页面保留到下次进入。',
  },
  action: { en: 'Remove rule', zh: '移除规则' },
})

interface RemoveRuleDialogProps {
  remote: Remote
  rule: StatusRule
  onDone(status: OperationsStatus): void
  onClose(): void
}

export function RemoveRuleDialog({ remote, rule, onDone, onClose }: RemoveRuleDialogProps) {
  const change = useChange('remove-rule', onDone)
  return (
    <ConfirmDialog
      title={t.title(remote.name)}
      action={t.action()}
      kind="danger"
      change={change}
      onConfirm={(why) => change.run({ rule: rule.id, why })}
      onClose={onClose}
    >
      <p>{t.ends(rule.release ?? '', scopeSentence(rule))}</p>
      <p>{t.open()}</p>
    </ConfirmDialog>
  )
}
