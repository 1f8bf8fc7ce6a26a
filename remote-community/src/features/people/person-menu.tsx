import type { PublicUser } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { isLive, to } from '@plaza/shared/routes'
import { ActionSheet, Ellipsis, IconButton, type SheetAction } from '@plaza/shared/ui'
import { useState } from 'react'
import { t } from './people.text'
import { useBlock } from './use-block'

/** Blocks, unblocks or reports a person. */
export function PersonMenu({ person }: { person: PublicUser }) {
  const host = useHost()
  const [open, show] = useState(false)
  const block = useBlock(person)
  const actions: SheetAction[] = [
    person.blocked
      ? { label: t.unblock(), onChoose: () => block.set(false) }
      : { label: t.block(), danger: true, onChoose: () => block.set(true) },
  ]
  if (isLive('post-report'))
    actions.push({
      label: t.report(),
      onChoose: () => host.navigate(to('post-report', { id: person.id }, { target: 'person' })),
    })
  return (
    <>
      <IconButton label={t.more()} icon={<Ellipsis size={20} />} onClick={() => show(true)} />
      <ActionSheet open={open} title={t.more()} onClose={() => show(false)} actions={actions} />
    </>
  )
}
