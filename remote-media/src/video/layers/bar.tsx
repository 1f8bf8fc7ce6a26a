import { clock } from '@plaza/shared/format'
import { IconButton, LiveDot, Maximize, Minimize, Slider } from '@plaza/shared/ui'
import { type CSSProperties, useState } from 'react'
import type { VideoRequest } from '../controls.model'
import type { Playback } from '../use-playback'
import { t } from '../video.text'
import classes from './layers.module.css'

interface BarProps {
  playback: Playback
  live: boolean
  /** The live stream is at its edge. */
  atEdge: boolean
  full: boolean
  onRequest: (request: VideoRequest) => void
  onSeek: (seconds: number) => void
  onTouch: () => void
}

/** White on the picture. */
const onPicture = {
  '--slider-done': 'var(--on-media)',
  '--slider-buffered': 'rgb(255 255 255 / 55%)',
  '--slider-rest': 'rgb(255 255 255 / 28%)',
} as CSSProperties

export function Bar({
  playback: { position, duration, buffered },
  live,
  atEdge,
  full,
  onRequest,
  onSeek,
  onTouch,
}: BarProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  const at = dragged ?? Math.floor(position)
  const length = Math.round(duration)
  return (
    <div className={classes.bar} style={onPicture}>
      {live ? (
        <span className={classes.live}>{atEdge && <LiveDot onMedia />}</span>
      ) : (
        <>
          <span className={classes.time}>{clock(at)}</span>
          <Slider
            label={t.seek()}
            value={Math.min(at, length)}
            max={Math.max(1, length)}
            valueText={t.position(clock(at), clock(length))}
            buffered={Math.floor(buffered)}
            disabled={duration === 0}
            onChange={(seconds) => {
              setDragged(seconds)
              onTouch()
            }}
            onCommit={(seconds) => {
              onSeek(seconds)
              setDragged(null)
            }}
          />
          <span className={classes.time}>{clock(length)}</span>
        </>
      )}
      <IconButton
        label={full ? t.leaveFull() : t.full()}
        icon={full ? <Minimize /> : <Maximize />}
        onClick={() => onRequest({ type: 'full' })}
      />
    </div>
  )
}
