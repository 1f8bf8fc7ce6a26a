import { CaptionsIcon, CaptionsOff, IconButton, Maximize, Minimize, Volume2 } from '@plaza/shared/ui'
import { type RefObject, useState } from 'react'
import type { Subtitles } from '../../../video/subtitles/subtitle-setting'
import { SubtitleSheet } from '../../../video/subtitles/subtitle-sheet'
import { useFullScreen } from '../../../video/use-full-screen'
import { t } from '../shorts.text'
import classes from './short-tools.module.css'

interface ShortToolsProps {
  subtitles: Subtitles
  box: RefObject<HTMLElement | null>
  video: RefObject<HTMLVideoElement | null>
  wide: boolean
  /** Without it there is sound. */
  onSound: (() => void) | undefined
}

/** At the top of a short video: sound, subtitles, and full screen for a wide one. */
export function ShortTools({ subtitles, box, video, wide, onSound }: ShortToolsProps) {
  const [open, setOpen] = useState(false)
  const { full, toggle } = useFullScreen(box, video)
  return (
    <div className={classes.tools}>
      {onSound && (
        <button type="button" className={classes.sound} onClick={onSound}>
          <Volume2 size={16} />
          <span>{t.sound()}</span>
        </button>
      )}
      {subtitles.tracks.length > 0 && (
        <IconButton
          label={t.subtitles()}
          aria-haspopup="dialog"
          icon={subtitles.chosen === 'off' ? <CaptionsOff /> : <CaptionsIcon />}
          onClick={() => setOpen(true)}
        />
      )}
      {wide && (
        <IconButton
          label={full ? t.leaveFull() : t.full()}
          icon={full ? <Minimize /> : <Maximize />}
          onClick={toggle}
        />
      )}
      {open && <SubtitleSheet subtitles={subtitles} onClose={() => setOpen(false)} />}
    </div>
  )
}
