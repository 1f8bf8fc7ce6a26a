import { Pause, Play } from 'lucide-react'
import { anticipate, type PlayerItem } from '../../host'
import classes from './play-disc.module.css'
import { playLabel } from './player.text'
import { usePlaying } from './use-playing'

interface PlayDiscProps {
  id: string
  name: string
  onPlay: () => void
  /** Prefetched on touchstart. */
  item?: PlayerItem
  /** Called on touchstart, where the item is not known yet. */
  onTouch?: () => void
  /** For pictures, in the section's colour, or in the text colour. */
  tone?: 'picture' | 'accent' | 'quiet'
}

/** Round button that plays or pauses an item in place. */
export function PlayDisc({ id, name, onPlay, item, onTouch, tone = 'picture' }: PlayDiscProps) {
  const playing = usePlaying(id) === 'playing'
  const Icon = playing ? Pause : Play
  return (
    <button
      type="button"
      className={classes.button}
      data-tone={tone}
      aria-label={playLabel(name, playing)}
      onPointerDown={() => (onTouch ? onTouch() : item && anticipate(item))}
      onClick={onPlay}
    >
      <span className={classes.disc}>
        <Icon />
      </span>
    </button>
  )
}
