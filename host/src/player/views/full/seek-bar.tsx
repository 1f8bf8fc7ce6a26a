import { clock } from '@plaza/shared/format'
import { useRef } from 'react'
import { send } from '../../request-handlers'
import { shares, useProgress } from '../parts/use-progress'
import { t } from '../parts/views.text'
import classes from './seek-bar.module.css'

/** From this second on there is something to start over from. */
const BEGUN_S = 15

/** The slider with its times. A moved knob is heard when it is let go; keys seek at once. */
export function SeekBar() {
  const root = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLInputElement>(null)
  const position = useRef<HTMLSpanElement>(null)
  const length = useRef<HTMLSpanElement>(null)
  const startOver = useRef<HTMLButtonElement>(null)
  const dragging = useRef(false)

  const show = (seconds: number, duration: number) => {
    root.current?.style.setProperty('--played', String(duration > 0 ? Math.min(1, seconds / duration) : 0))
    bar.current?.setAttribute('aria-valuetext', t.played(seconds, duration))
    if (position.current) position.current.textContent = clock(seconds)
  }
  useProgress((progress) => {
    const input = bar.current
    if (!input) return
    root.current?.style.setProperty('--buffered', String(shares(progress).buffered))
    if (length.current) length.current.textContent = clock(progress.duration)
    input.max = String(Math.max(1, Math.floor(progress.duration)))
    input.disabled = progress.duration === 0
    if (dragging.current) return
    if (startOver.current) startOver.current.hidden = progress.position < BEGUN_S
    input.value = String(Math.floor(progress.position))
    show(progress.position, progress.duration)
  })
  const seek = () => {
    dragging.current = false
    send({ type: 'seek', seconds: Number(bar.current?.value ?? 0) })
  }
  return (
    <div ref={root} className={classes.seek}>
      <span className={classes.rail} />
      <span className={classes.buffered} />
      <span className={classes.played} />
      <input
        ref={bar}
        className={classes.bar}
        type="range"
        min={0}
        step={1}
        defaultValue={0}
        aria-label={t.progress()}
        onPointerDown={() => {
          dragging.current = true
        }}
        onInput={(event) => {
          const { value, max } = event.currentTarget
          if (dragging.current) show(Number(value), Number(max))
          else seek()
        }}
        onPointerUp={seek}
        onPointerCancel={seek}
      />
      <p className={classes.times} aria-hidden="true">
        <span ref={position} />
        <span ref={length} />
      </p>
      <button
        ref={startOver}
        type="button"
        hidden
        className={classes.startOver}
        onClick={() => send({ type: 'seek', seconds: 0 })}
      >
        {t.startOver()}
      </button>
    </div>
  )
}
