import type { Video } from '@plaza/shared/api'
import { ChevronDown, ChevronUp, IconButton, lessMotion } from '@plaza/shared/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import classes from './reel.module.css'
import { Short } from './short'
import { t } from './shorts.text'

interface ReelProps {
  videos: readonly Video[]
  /** The one that is seen. */
  index: number
  onMove: (index: number) => void
}

/** A slide stands before and after the one that is seen, so that no black frame shows between them. */
const NEAR = 1
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 }

/** Videos as high as the screen, swiped up and down, one at a time. */
export function Reel({ videos, index, onMove }: ReelProps) {
  const reel = useRef<HTMLDivElement>(null)
  const [muted, setMuted] = useState(false)
  const first = useRef(index)

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
    if (seen !== index && videos[seen]) onMove(seen)
  }
  const go = (step: number) => {
    const box = reel.current
    const behavior = lessMotion() ? 'instant' : 'smooth'
    box?.scrollTo({ top: (index + step) * box.clientHeight, behavior })
  }
  const pressed = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    go(step)
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
      </div>
      <div className={classes.steps}>
        <IconButton label={t.previous()} icon={<ChevronUp />} disabled={index === 0} onClick={() => go(-1)} />
        <IconButton
          label={t.next()}
          icon={<ChevronDown />}
          disabled={index >= videos.length - 1}
          onClick={() => go(1)}
        />
      </div>
    </>
  )
}
