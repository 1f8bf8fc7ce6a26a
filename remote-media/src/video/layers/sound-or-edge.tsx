import { Volume2 } from '@plaza/shared/ui'
import type { VideoControl } from '../use-video'
import { t } from '../video.text'
import classes from './layers.module.css'

/** A button for sound if the browser blocked it, otherwise a button to the live edge. */
export function SoundOrEdge({ control }: { control: VideoControl }) {
  const { start, playback, behind, request, resume } = control
  if (start.mutedByBrowser && playback.muted) {
    return (
      <button type="button" className={classes.sound} onClick={() => request({ type: 'mute' })}>
        <Volume2 size={16} />
        {t.tapForSound()}
      </button>
    )
  }
  if (behind === 0) return null
  return (
    <button type="button" className={classes.sound} onClick={resume}>
      <span>{t.behind(behind)}</span>
      <strong>{t.backToLive()}</strong>
    </button>
  )
}
