import { usePlayer } from '@plaza/shared/host'
import { ContinueListening } from '@plaza/shared/ui'
import classes from './go-on.module.css'

/** What was begun and not finished, one tap from its place; what is in the player already has the small player. */
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
