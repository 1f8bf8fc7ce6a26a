import { useHost } from '@plaza/shared/host'
import { Button } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from './settings.module.css'
import { t } from './settings.text'

/** Ends the session of this device. */
export function LogOut() {
  const { session, ui } = useHost()
  const [busy, setBusy] = useState(false)
  const logOut = async () => {
    const yes = await ui.confirm({
      title: t.askLogOut(),
      text: t.askLogOutText(),
      confirmText: t.logOut(),
      danger: true,
    })
    if (!yes) return
    setBusy(true)
    await session.logOut()
    setBusy(false)
    ui.toast(t.loggedOut())
  }
  return (
    <div className={classes.leave}>
      <Button kind="danger" block loading={busy} onClick={logOut}>
        {t.logOut()}
      </Button>
    </div>
  )
}
