import classes from './equaliser.module.css'
import { t } from './player.text'

/** Three bars that move while an item plays. */
export function Equaliser({ moving }: { moving: boolean }) {
  return (
    <span className={classes.equaliser} data-moving={moving || undefined} role="img" aria-label={t.playing()}>
      <span />
      <span />
      <span />
    </span>
  )
}
