import { clock } from '@plaza/shared/format'
import type { VideoControl } from '../use-video'
import { t } from '../video.text'
import classes from './layers.module.css'

/** Shown for so long after a video went on where it was left. */
const SHOWN_S = 8
/** What is nearer to the beginning needs no button. */
const LEAST_S = 5

/** Says where a video goes on that was left there, and leads to its beginning. */
export function StartOver({ control, from }: { control: VideoControl; from: number }) {
  const { playback, start } = control
  const { begun, position } = playback
  if (!begun || from < LEAST_S || position < from - 1 || position > from + SHOWN_S) return null
  return (
    <button type="button" className={classes.sound} onClick={() => start.seek(0)}>
      {`${t.resumedAt(clock(from))} · `}
      <strong>{t.startOver()}</strong>
    </button>
  )
}
