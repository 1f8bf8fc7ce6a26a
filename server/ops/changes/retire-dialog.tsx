import type { OperationsStatus } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useChange } from '../calls/use-change'
import type { Remote } from '../overview/rollback.model'
import { ConfirmDialog } from './confirm-dialog'

export const retireTexts = defineTexts({
  title: { en: (remote: string) => `Retire ${remote}`, zh: (remote: string) => `下架 ${remote}` },
  ends: {
    en: (remote: string) =>
      `${remote} leaves the registry for everybody: all of its rules end, and open pages leave it.`,
    zh: (remote: string) => `${remote} 将对所有人下架：其全部规则结束，已打开的页面会离开它。`,
  },
  stays: {
    en: 'Its releases stay known. Promoting one of them brings it back.',
    zh: '其版本仍会保留，上线任一版本即可恢复。',
  },
  action: { en: 'Retire', zh: '下架' },
})

interface RetireDialogProps {
  remote: Remote
  onDone(status: OperationsStatus): void
  onClose(): void
}

export function RetireDialog({ remote, onDone, onClose }: RetireDialogProps) {
  const change = useChange('retire', onDone)
  return (
    <ConfirmDialog
      title={retireTexts.title(remote.name)}
      action={retireTexts.action()}
      kind="danger"
      change={change}
      onConfirm={(why) => change.run({ remote: remote.name, why })}
      onClose={onClose}
    >
      <p>{retireTexts.ends(remote.name)}</p>
      <p>{retireTexts.stays()}</p>
    </ConfirmDialog>
  )
}
