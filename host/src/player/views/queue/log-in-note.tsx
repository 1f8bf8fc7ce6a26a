import { useHost } from '@plaza/shared/host'
import { Button } from '@plaza/shared/ui'
import classes from './queue.module.css'
import { t } from './queue.text'

/** In place of playlists for a guest. */
export function LogInNote() {
  const host = useHost()
  return (
    <div className={classes.form}>
      <p>{t.logInToSave()}</p>
      <Button block onClick={() => host.session.logIn()}>
        {t.logIn()}
      </Button>
    </div>
  )
}
