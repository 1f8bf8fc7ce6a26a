import type { OperationsStatus } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useEffect, useEffectEvent, useState } from 'react'
import { read } from '../calls/call'
import { useCall } from '../calls/use-call'
import { ChangeDialogs, type PlannedChange } from '../changes/change-dialogs'
import { Dialog } from '../parts/dialog'

const t = defineTexts({
  again: { en: 'Try again', zh: '重试' },
  unread: { en: (remote: string) => `${remote} could not be read`, zh: (remote: string) => `无法读取 ${remote}` },
})

/** A change that was chosen on the line of a remote, before its details are known. */
export interface ChosenChange {
  does: 'promote' | 'rollback' | 'pause' | 'resume' | 'cancel' | 'off' | 'retire' | 'preview' | 'rights'
  remote: string
}

interface RemoteChangeProps {
  chosen: ChosenChange
  onDone(status: OperationsStatus): void
  onClose(): void
}

/** Reads the remote, then shows the dialog of the change. */
export function RemoteChange({ chosen, onDone, onClose }: RemoteChangeProps) {
  const [status, setStatus] = useState<OperationsStatus>()
  const call = useCall()
  const load = async () => {
    await call.run(async () => {
      const found = await read<OperationsStatus>(`status?remote=${chosen.remote}`)
      if (plannedOf(chosen, found)) setStatus(found)
      else onClose()
    })
  }
  const begin = useEffectEvent(load)
  useEffect(() => void begin(), [])
  const plan = status && plannedOf(chosen, status)
  if (plan)
    return <ChangeDialogs plan={plan} status={status} onDone={onDone} onPreview={() => undefined} onClose={onClose} />
  if (call.refusal === null) return null
  return (
    <Dialog
      title={t.unread(chosen.remote)}
      action={t.again()}
      busy={call.busy}
      refusal={call.refusal}
      onSubmit={() => void load()}
      onClose={onClose}
    >
      {null}
    </Dialog>
  )
}

/** Null for a plan that has ended meanwhile. */
function plannedOf({ does, remote }: ChosenChange, { remotes }: OperationsStatus): PlannedChange | null {
  const found = remotes.find(({ name }) => name === remote)
  if (!found) return null
  if (does !== 'pause' && does !== 'resume' && does !== 'cancel') return { does, remote }
  const plan = found.plans.find(({ endedAt }) => endedAt === null)
  return plan ? { does, remote, plan } : null
}
