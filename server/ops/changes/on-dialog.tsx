import type { OperationsStatus, StatusRule } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useChange } from '../calls/use-change'
import type { Remote } from '../overview/rollback.model'
import { scopeSentence } from '../overview/rule.model'
import { ConfirmDialog } from './confirm-dialog'
import { scopeDraft, scopeOf } from './scope.model'

const t = defineTexts({
  title: { en: (remote: string) => `Turn ${remote} on again`, zh: (remote: string) => `恢复 ${remote}` },
  outcome: {
    en: (remote: string, whom: string) => `${remote} is there again for: ${whom}. Its other rules say which release.`,
    zh: (remote: string, whom: string) => `${remote} 重新对以下用户开放：${whom}。版本由其余规则决定。`,
  },
  action: { en: 'Turn on', zh: '恢复' },
})

interface OnDialogProps {
  remote: Remote
  rule: StatusRule
  onDone(status: OperationsStatus): void
  onClose(): void
}

export function OnDialog({ remote, rule, onDone, onClose }: OnDialogProps) {
  const change = useChange('on', onDone)
  return (
    <ConfirmDialog
      title={t.title(remote.name)}
      action={t.action()}
      change={change}
      onConfirm={(why) => change.run({ remote: remote.name, ...scopeOf(scopeDraft(rule)), why })}
      onClose={onClose}
    >
      <p>{t.outcome(remote.name, scopeSentence(rule))}</p>
    </ConfirmDialog>
  )
}
