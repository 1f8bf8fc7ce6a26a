import { devices } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { Button } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from './safety.module.css'
import { t } from './safety.text'

/** Ends every session, this one last. */
export function LogOutEverywhere() {
  const { session, ui } = useHost()
  const [isLeaving, setLeaving] = useState(false)
  const revoke = useAction(devices.revoke, {
    confirm: () => ({
      title: t.askEverywhere(),
      text: t.askEverywhereText(),
      confirmText: t.everywhere(),
      danger: true,
    }),
    onDone: () => {
      setLeaving(true)
      void session.logOut().then(() => ui.toast(t.loggedOut()))
    },
  })
  return (
    <div className={classes.leave}>
      <Button
        kind="danger"
        block
        loading={revoke.busy || isLeaving}
        onClick={() => void revoke.run({ query: { id: 'others' } })}
      >
        {t.everywhere()}
      </Button>
    </div>
  )
}
