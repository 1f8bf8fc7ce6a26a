import type { Video } from '@plaza/shared/api'
import { ChevronDown, ChevronUp, IconButton, lazyWithRetry, lessMotion } from '@plaza/shared/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import classes from './reel.module.css'
import { Short } from './short'
import { t } from './shorts.text'

/** Seen by who has swiped through all: fetched when the last one is near. */
const AfterLastShort = lazyWithRetry(() => import('./after-last-short').then((loaded) => loaded.AfterLastShort))

interface ReelProps {
  videos: readonly Video[]
  /** Whether the last of them is the last of all: a card after it says so. */
  ended: boolean
  /** The one that is seen; their number where it is the card after the last. */
  index: number
  onMove: (index: number) => void
}

/** A slide stands before and after the one that is seen, so that no black frame shows between them. */
const NEAR = 1
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 }

/** Videos as high as the screen, swiped up and down, one at a time. */
export function Reel({ videos, ended, index, onMove }: ReelProps) {
  const reel = useRef<HTMLDivElement>(null)
  const [muted, setMuted] = useState(false)
  const first = useRef(index)
  const last = ended ? videos.length : videos.length - 1

  useEffect(() => {
    const box = reel.current
    if (box) box.scrollTo({ top: first.current * box.clientHeight, behavior: 'instant' })
  }, [])
  useEffect(() => {
    first.current = index
  }, [index])

  const scrolled = () => {
    const box = reel.current
    if (!box || box.clientHeight === 0) return
    const seen = Math.round(box.scrollTop / box.clientHeight)
    if (seen !== index && seen <= last) onMove(seen)
  }
  const goTo = (place: number, behavior: ScrollBehavior = lessMotion() ? 'instant' : 'smooth') => {
    const box = reel.current
    box?.scrollTo({ top: place * box.clientHeight, behavior })
  }
  const pressed = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    goTo(index + step)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it do the same */}
      <div ref={reel} className={classes.reel} onScroll={scrolled} onKeyDown={pressed} data-swipes-itself>
        {videos.map((video, place) => (
          <section key={video.id} className={classes.slide} aria-label={video.title} aria-hidden={place !== index}>
            {Math.abs(place - index) <= NEAR && (
              <Short video={video} seen={place === index} muted={muted} onMute={setMuted} />
            )}
          </section>
        ))}
        {ended && (
          <section className={classes.slide} aria-label={t.end()} aria-hidden={index !== last} data-theme="dark">
            {index >= last - NEAR && <AfterLastShort onAgain={() => goTo(0, 'instant')} />}
          </section>
        )}
      </div>
      <div className={classes.steps}>
        <IconButton label={t.previous()} icon={<ChevronUp />} disabled={index === 0} onClick={() => goTo(index - 1)} />
        <IconButton label={t.next()} icon={<ChevronDown />} disabled={index >= last} onClick={() => goTo(index + 1)} />
      </div>
    </>
  )
}
