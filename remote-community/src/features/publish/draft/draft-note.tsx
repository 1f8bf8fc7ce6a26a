import { useHost } from '@plaza/shared/host'
import { Button } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from '../publish.module.css'
import { t } from '../publish.text'
import type { Pen } from './use-draft'

/** Says that a draft came back, and lets the person begin anew. */
export function DraftNote({ pen }: { pen: Pen }) {
  const host = useHost()
  const [shown, show] = useState(pen.restored)
  if (!shown) return null
  const discard = async () => {
    if (!(await host.ui.confirm({ title: t.discardSure(), confirmText: t.discard(), danger: true }))) return
    pen.startAnew()
    show(false)
  }
  return (
    <p className={classes.note} role="status">
      {t.restored()}
      <Button kind="plain" small onClick={discard}>
        {t.discard()}
      </Button>
    </p>
  )
}
