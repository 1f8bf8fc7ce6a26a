import { clock } from '@plaza/shared/format'
import { type FormEvent, useRef } from 'react'
import { send } from '../../request-handlers'
import { shares, useProgress } from '../parts/use-progress'
import { t } from '../parts/views.text'
import classes from './seek-bar.module.css'

/** From this position on, "start over" is offered. */
const BEGUN_S = 15

/** The slider with its times. A pointer seeks on release, keys seek immediately. */
export function SeekBar() {
  const { refs, ...knob } = useSeekKnob()
  return (
    <div ref={refs.root} className={classes.seek}>
      <span className={classes.rail} />
      <span className={classes.buffered} />
      <span className={classes.played} />
      <input
        ref={refs.bar}
        className={classes.bar}
        type="range"
        min={0}
        step={1}
        defaultValue={0}
        aria-label={t.progress()}
        {...knob}
      />
      <p className={classes.times} aria-hidden="true">
        <span ref={refs.position} />
        <span ref={refs.length} />
      </p>
      <button
        ref={refs.startOver}
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

/** Writes the progress into the elements without rendering, and turns slider input into seeks. */
function useSeekKnob() {
  const refs = useSeekRefs()
  const dragging = useRef(false)

  const show = (seconds: number, duration: number) => {
    refs.root.current?.style.setProperty('--played', String(duration > 0 ? Math.min(1, seconds / duration) : 0))
    refs.bar.current?.setAttribute('aria-valuetext', t.played(seconds, duration))
    if (refs.position.current) refs.position.current.textContent = clock(seconds)
  }
  useProgress((progress) => {
    const input = refs.bar.current
    if (!input) return
    refs.root.current?.style.setProperty('--buffered', String(shares(progress).buffered))
    if (refs.length.current) refs.length.current.textContent = clock(progress.duration)
    input.max = String(Math.max(1, Math.floor(progress.duration)))
    input.disabled = progress.duration === 0
    if (dragging.current) return
    if (refs.startOver.current) refs.startOver.current.hidden = progress.position < BEGUN_S
    input.value = String(Math.floor(progress.position))
    show(progress.position, progress.duration)
  })
  const seek = () => {
    dragging.current = false
    send({ type: 'seek', seconds: Number(refs.bar.current?.value ?? 0) })
  }
  return {
    refs,
    onPointerDown() {
      dragging.current = true
    },
    onInput({ currentTarget: { value, max } }: FormEvent<HTMLInputElement>) {
      if (dragging.current) show(Number(value), Number(max))
      else seek()
    },
    onPointerUp: seek,
    onPointerCancel: seek,
  }
}

function useSeekRefs() {
  return {
    root: useRef<HTMLDivElement>(null),
    bar: useRef<HTMLInputElement>(null),
    position: useRef<HTMLSpanElement>(null),
    length: useRef<HTMLSpanElement>(null),
    startOver: useRef<HTMLButtonElement>(null),
  }
}
