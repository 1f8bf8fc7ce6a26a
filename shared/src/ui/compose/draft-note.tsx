import { useState } from 'react'
import { useHost } from '../../host'
import { Button } from '../basic/button'
import classes from './compose.module.css'
import { t } from './compose.text'

interface DraftNoteProps {
  pen: { restored: boolean; startAnew: () => void }
}

/** Notice that a draft was restored, with a button that discards it. */
export function DraftNote({ pen }: DraftNoteProps) {
  const host = useHost()
  const [gone, leave] = useState(false)
  if (!pen.restored || gone) return null
  const discard = async () => {
    if (!(await host.ui.confirm({ title: t.discardSure(), confirmText: t.discard(), danger: true }))) return
    pen.startAnew()
    leave(true)
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
