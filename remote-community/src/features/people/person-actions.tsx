import type { PublicUser } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { ActionSheet, type SheetAction } from '@plaza/shared/ui'
import { t } from './people.text'
import { useBlock } from './use-block'

interface PersonActionsProps {
  person: PublicUser
  open: boolean
  onClose: () => void
}

export function PersonActions({ person, open, onClose }: PersonActionsProps) {
  const host = useHost()
  const block = useBlock(person)
  const actions: SheetAction[] = [
    person.blocked
      ? { label: t.unblock(), onChoose: () => block.set(false) }
      : { label: t.block(), danger: true, onChoose: () => block.set(true) },
    {
      label: t.report(),
      onChoose: () => host.navigate(to('post-report', { id: person.id }, { target: 'person' })),
    },
  ]
  return <ActionSheet open={open} title={t.more()} onClose={onClose} actions={actions} />
}
