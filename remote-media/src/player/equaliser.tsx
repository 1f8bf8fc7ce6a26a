import { defineTexts } from '@plaza/shared/text'
import classes from './equaliser.module.css'

const t = defineTexts({ playing: { en: 'Playing now', zh: '正在播放' } })

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
