import { Pause, Play } from 'lucide-react'
import { defineTexts } from '../../text'
import classes from './content-card.module.css'

const t = defineTexts({
  play: { en: (title: string) => `Play ${title}`, zh: (title: string) => `播放 ${title}` },
  pause: { en: (title: string) => `Pause ${title}`, zh: (title: string) => `暂停 ${title}` },
})

interface PlayButtonProps {
  title: string
  playing?: boolean
  onPlay: () => void
  /** Called on touchstart, before the tap. */
  onTouch: () => void
}

/** Plays an audio without opening its page. */
export function PlayButton({ title, playing, onPlay, onTouch }: PlayButtonProps) {
  return (
    <button
      type="button"
      className={classes.play}
      aria-label={playing ? t.pause(title) : t.play(title)}
      onPointerDown={onTouch}
      onClick={onPlay}
    >
      <span className={classes.disc}>{playing ? <Pause size={18} /> : <Play size={18} />}</span>
    </button>
  )
}
