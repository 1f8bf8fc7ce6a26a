import { usePlayer } from '../host'
import { ContinueListening } from '../ui'
import classes from './go-on.module.css'

/** An item that is already in the player is left out, since the mini player shows it. */
export function GoOn() {
  const idle = usePlayer(({ current }) => current === null)
  return (
    idle && (
      <div className={classes.place}>
        <ContinueListening />
      </div>
    )
  )
}
