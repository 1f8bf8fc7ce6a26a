import { anticipate, type PlayerItem } from '@plaza/shared/host'
import { Pause, Play } from '@plaza/shared/ui'
import classes from './play-disc.module.css'
import { t } from './player.text'
import { usePlaying } from './use-playing'

interface PlayDiscProps {
  id: string
  name: string
  onPlay: () => void
  /** What a tap would play: it is fetched while the finger is still on it. */
  item?: PlayerItem
  /** In place of that, where it is not known yet. */
  onTouch?: () => void
  /** On a picture, in the section's colour, or in the ink's. */
  tone?: 'picture' | 'accent' | 'quiet'
}

/** The round button that plays an item where it stands, and pauses it while it is heard. */
export function PlayDisc({ id, name, onPlay, item, onTouch, tone = 'picture' }: PlayDiscProps) {
  const playing = usePlaying(id) === 'playing'
  const Icon = playing ? Pause : Play
  return (
    <button
      type="button"
      className={classes.button}
      data-tone={tone}
      aria-label={playing ? t.pause(name) : t.play(name)}
      onPointerDown={() => (onTouch ? onTouch() : item && anticipate(item))}
      onClick={onPlay}
    >
      <span className={classes.disc}>
        <Icon />
      </span>
    </button>
  )
}
