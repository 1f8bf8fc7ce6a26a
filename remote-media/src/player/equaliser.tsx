import classes from './equaliser.module.css'
import { t } from './player.text'

/** Three bars that dance while an item is heard and stand still while it is paused. */
export function Equaliser({ moving }: { moving: boolean }) {
  return (
    <span className={classes.equaliser} data-moving={moving || undefined} role="img" aria-label={t.playing()}>
      <span />
      <span />
      <span />
    </span>
  )
}
