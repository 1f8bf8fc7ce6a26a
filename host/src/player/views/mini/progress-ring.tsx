import { useRef } from 'react'
import { shares, useProgress } from '../parts/use-progress'
import { t } from '../parts/views.text'
import classes from './mini-player.module.css'

/** The ring around the cover shows the progress. */
export function ProgressRing({ live }: { live: boolean }) {
  const ring = useRef<HTMLDivElement>(null)
  useProgress((progress) => {
    const element = ring.current
    if (!element) return
    const { played } = shares(progress)
    element.style.setProperty('--played', String(live ? 1 : played))
    const percent = String(Math.round(played * 100))
    if (live || element.getAttribute('aria-valuenow') === percent) return
    element.setAttribute('aria-valuenow', percent)
    element.setAttribute('aria-valuetext', t.played(progress.position, progress.duration))
  })
  return (
    <div
      ref={ring}
      className={classes.ring}
      role="progressbar"
      aria-label={t.progress()}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={live ? t.onAir() : undefined}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="22.75" />
        <circle className={classes.played} cx="24" cy="24" r="22.75" pathLength="1" />
      </svg>
    </div>
  )
}
