import {
  CaptionsIcon,
  CaptionsOff,
  IconButton,
  lazyWithRetry,
  PictureInPicture,
  Volume2,
  VolumeX,
} from '@plaza/shared/ui'
import { type RefObject, useState } from 'react'
import type { Subtitles } from '../subtitles/subtitle-setting'
import { usePictureInPicture } from '../use-full-screen'
import type { Playback } from '../use-playback'
import type { StreamState } from '../use-stream'
import { t } from '../video.text'
import classes from './layers.module.css'

interface ToolsProps {
  video: RefObject<HTMLVideoElement | null>
  stream: StreamState
  playback: Playback
  subtitles: Subtitles
  live: boolean
  /** Shown where the surrounding page is hidden. */
  title: string | null
  onTouch: () => void
}

const ToolSheet = lazyWithRetry(() => import('./tool-sheet').then((loaded) => loaded.ToolSheet))

export function Tools({ video, stream, playback, subtitles, live, title, onTouch }: ToolsProps) {
  const [open, setOpen] = useState<'rate' | 'quality' | 'subtitles' | null>(null)
  const small = usePictureInPicture(video)
  const { levels, level } = stream
  const rows = levels.find(({ index }) => index === level)?.height
  const { rate, muted } = playback
  const shown = rows ? t.rows(rows) : t.automatic()
  const show = (sheet: typeof open) => {
    onTouch()
    setOpen(sheet)
  }
  const mute = () => {
    if (video.current) video.current.muted = !muted
  }
  return (
    <div className={classes.tools}>
      {title && <span className={classes.title}>{title}</span>}
      <IconButton label={muted ? t.sound() : t.mute()} icon={muted ? <VolumeX /> : <Volume2 />} onClick={mute} />
      {subtitles.tracks.length > 0 && (
        <IconButton
          label={t.subtitles()}
          aria-haspopup="dialog"
          icon={subtitles.chosen === 'off' ? <CaptionsOff /> : <CaptionsIcon />}
          onClick={() => show('subtitles')}
        />
      )}
      {small && <IconButton label={t.small()} icon={<PictureInPicture />} onClick={small} />}
      {!live && (
        <button
          type="button"
          className={classes.choice}
          aria-label={rate === 1 ? undefined : `${t.rate()} ${t.times(rate)}`}
          onClick={() => show('rate')}
        >
          {rate === 1 ? t.rate() : t.times(rate)}
        </button>
      )}
      {levels.length > 1 && (
        <button
          type="button"
          className={classes.choice}
          aria-label={`${t.quality()} ${shown}`}
          onClick={() => show('quality')}
        >
          {shown}
        </button>
      )}
      {open && <ToolSheet {...{ of: open, video, stream, subtitles, rate }} onClose={() => setOpen(null)} />}
    </div>
  )
}
