import { LoaderCircle, Pause, Play } from '@plaza/shared/ui'
import type { Playback } from '../use-playback'
import { t } from '../video.text'
import classes from './layers.module.css'

interface MiddleProps {
  playback: Playback
  /** Playback was requested and the stream is still loading. */
  waiting: boolean
  shown: boolean
  onToggle: () => void
}

export function Middle({ playback: { playing, ...playback }, waiting, shown, onToggle }: MiddleProps) {
  if (waiting || playback.waiting) {
    return (
      <span className={classes.middle} data-waiting="" role="status">
        <LoaderCircle />
      </span>
    )
  }
  if (!shown) return null
  const Icon = playing ? Pause : Play
  return (
    <button type="button" className={classes.middle} aria-label={playing ? t.pause() : t.play()} onClick={onToggle}>
      <Icon />
    </button>
  )
}
