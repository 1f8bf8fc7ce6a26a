import type { PublicUser } from '@plaza/shared/api'
import { Ellipsis, IconButton, lazyWithRetry } from '@plaza/shared/ui'
import { useState } from 'react'
import { t } from './people.text'

const PersonActions = lazyWithRetry(() => import('./person-actions').then(({ PersonActions }) => PersonActions))

/** Blocks, unblocks or reports a person. */
export function PersonMenu({ person }: { person: PublicUser }) {
  // Undefined until the first tap, which fetches the menu's code.
  const [open, show] = useState<boolean>()
  return (
    <>
      <IconButton label={t.more()} icon={<Ellipsis size={20} />} onClick={() => show(true)} />
      {open !== undefined && <PersonActions person={person} open={open} onClose={() => show(false)} />}
    </>
  )
}
