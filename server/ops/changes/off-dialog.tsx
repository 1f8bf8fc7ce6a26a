import type { OperationsStatus } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { useChange } from '../calls/use-change'
import type { Remote } from '../overview/rollback.model'
import { scopeSentence } from '../overview/rule.model'
import { ConfirmDialog } from './confirm-dialog'
import { Reach } from './reach'
import { appProblem, everybody, regionsProblem, scopeOf } from './scope.model'
import { ScopeFields } from './scope-fields'

const t = defineTexts({
  title: { en: (remote: string) => `Turn ${remote} off`, zh: (remote: string) => `关闭 ${remote}` },
  outcome: {
    en: (remote: string, whom: string) =>
      `${remote} is not there for: ${whom}. Its pages, menu items and cards vanish for them.`,
    zh: (remote: string, whom: string) => `${remote} 不再对以下用户开放：${whom}。其页面、菜单和卡片一并隐藏。`,
  },
  action: { en: 'Turn off', zh: '关闭' },
  actionAll: { en: 'Turn off for everybody', zh: '对所有人关闭' },
})

interface OffDialogProps {
  remote: Remote
  onDone(status: OperationsStatus): void
  onClose(): void
}

export function OffDialog({ remote, onDone, onClose }: OffDialogProps) {
  const change = useChange('off', onDone)
  const [draft, setDraft] = useState(everybody)
  const scope = scopeOf(draft)
  const [problem, wrongApp] = [regionsProblem(draft.regions), appProblem(draft.app)]
  return (
    <ConfirmDialog
      title={t.title(remote.name)}
      action={Object.keys(scope).length > 0 ? t.action() : t.actionAll()}
      kind="danger"
      change={change}
      onConfirm={(why) =>
        problem === undefined && wrongApp === undefined && change.run({ remote: remote.name, ...scope, why })
      }
      onClose={onClose}
      fields={<ScopeFields value={draft} problem={problem} appProblem={wrongApp} onChange={setDraft} />}
    >
      <p>{t.outcome(remote.name, scopeSentence(scope))}</p>
      <Reach rule={scope} />
    </ConfirmDialog>
  )
}
