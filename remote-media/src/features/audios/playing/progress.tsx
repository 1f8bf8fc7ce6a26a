import { clock } from '@plaza/shared/format'
import { useHost, usePlayerProgress } from '@plaza/shared/host'
import { Slider } from '@plaza/shared/ui'
import { type CSSProperties, useState } from 'react'
import { t } from '../audio.text'
import classes from './progress.module.css'

interface ProgressProps {
  /** Duration from the server. */
  seconds: number
  /** Whether it is the player's current item. */
  current: boolean
  /** Shown while it is not. */
  startAt?: number | undefined
}

/** From this position on, "start over" is offered. */
const BEGUN_S = 15

/** White on the cover's colours. */
const onDark = {
  '--slider-done': 'var(--on-media)',
  '--slider-buffered': 'rgb(255 255 255 / 50%)',
  '--slider-rest': 'rgb(255 255 255 / 25%)',
} as CSSProperties

export function Progress({ seconds, current, startAt = 0 }: ProgressProps) {
  const { player } = useHost()
  const [dragged, setDragged] = useState<number | null>(null)
  const length = usePlayerProgress(({ duration }) => (current && duration > 0 ? Math.round(duration) : seconds))
  const heard = usePlayerProgress(({ position }) => (current ? Math.floor(position) : Math.min(startAt, seconds)))
  const buffered = usePlayerProgress((progress) => (current ? Math.floor(progress.buffered) : 0))
  const at = dragged ?? heard
  return (
    <div className={classes.progress} style={onDark}>
      <Slider
        label={t.seek()}
        value={Math.min(at, length)}
        min={0}
        max={Math.max(1, length)}
        valueText={t.position(clock(at), clock(length))}
        buffered={buffered}
        disabled={!current}
        onChange={setDragged}
        onCommit={(value) => {
          player.send({ type: 'seek', seconds: value })
          setDragged(null)
        }}
      />
      <div className={classes.times} aria-hidden="true">
        <span>{clock(at)}</span>
        <span>{clock(length)}</span>
      </div>
      {current && heard >= BEGUN_S && (
        <button type="button" className={classes.startOver} onClick={() => player.send({ type: 'seek', seconds: 0 })}>
          {t.startOver()}
        </button>
      )}
    </div>
  )
}
