import type { Video } from '@plaza/shared/api'
import { ChevronDown, ChevronUp, IconButton, lazyWithRetry, lessMotion } from '@plaza/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { useSubtitleSetting } from '../../video/subtitles/subtitle-setting'
import classes from './reel.module.css'
import { Short } from './short'
import { ShortActions } from './short-actions'
import { t } from './shorts.text'

/** The card after the last video; its code loads when the last one is near. */
const AfterLastShort = lazyWithRetry(() => import('./after-last-short').then((loaded) => loaded.AfterLastShort))

interface ReelProps {
  videos: readonly Video[]
  /** There are no more videos, so a card follows the last one. */
  ended: boolean
  /** Index of the visible video; the number of videos for the card after the last. */
  index: number
  onMove: (index: number) => void
}

/** Number of slides that are ready before and after the visible one, so that no black frame shows in between. */
const NEAR = 1
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 }

/** Full-screen videos that are swiped vertically, one at a time. */
export function Reel({ videos, ended, index, onMove }: ReelProps) {
  const reel = useRef<HTMLDivElement>(null)
  const [muted, setMuted] = useState(false)
  const setting = useSubtitleSetting()
  const first = useRef(index)
  const last = ended ? videos.length : videos.length - 1

  const goTo = (place: number, behavior: ScrollBehavior = lessMotion() ? 'instant' : 'smooth') => {
    const box = reel.current
    box?.scrollTo({ top: place * box.clientHeight, behavior })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => goTo(first.current, 'instant'), [])
  useEffect(() => {
    first.current = index
  }, [index])

  const scrolled = () => {
    const box = reel.current
    if (!box || box.clientHeight === 0) return
    const seen = Math.round(box.scrollTop / box.clientHeight)
    if (seen !== index && seen <= last) onMove(seen)
  }
  // Wherever the focus is: the page begins with none.
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (!step || event.defaultPrevented || document.querySelector('dialog[open]')) return
      event.preventDefault()
      goTo(index + step)
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  })

  return (
    <>
      <div ref={reel} className={classes.reel} onScroll={scrolled} data-swipes-itself>
        {videos.map((video, place) => (
          <section key={video.id} className={classes.slide} aria-label={video.title} aria-hidden={place !== index}>
            {Math.abs(place - index) <= NEAR && (
              <Short
                video={video}
                seen={place === index}
                muted={muted}
                onMute={setMuted}
                setting={setting}
                actions={(marks) => <ShortActions video={video} marks={marks} />}
              />
            )}
          </section>
        ))}
        {ended && (
          <section
            className={classes.slide}
            aria-label={t.seenAll(videos.length)}
            aria-hidden={index !== last}
            data-theme="dark"
          >
            {index >= last - NEAR && <AfterLastShort count={videos.length} onAgain={() => goTo(0, 'instant')} />}
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
