import type { Picture } from '@plaza/shared/api'
import { ChevronLeft, ChevronRight, IconButton, smooth } from '@plaza/shared/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../atlas.text'
import classes from './gallery.module.css'
import { Slide } from './slide'

interface GalleryProps {
  pictures: readonly Picture[]
  /** Index of the shown slide; `pictures.length` is the slide after the last picture. */
  at: number
  onTurn: (at: number) => void
  onTap: () => void
  /** The slide after the last picture; receives the callback that returns to the first. */
  after: (toFirst: () => void) => ReactNode
}

const turns: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Swipes, arrow buttons and arrow keys change the picture. */
export function Gallery({ pictures, at, onTurn, onTap, after }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [zoomed, setZoomed] = useState(false)
  const first = useRef(at)

  useLayoutEffect(() => {
    const element = strip.current
    if (element && first.current > 0)
      element.scrollTo({ left: first.current * element.clientWidth, behavior: 'instant' })
  }, [])
  // Keeps the shown picture when the phone is turned.
  const shown = useRef(at)
  shown.current = at
  useEffect(() => {
    const element = strip.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const stay = () => element.scrollTo({ left: shown.current * element.clientWidth, behavior: 'instant' })
    const observer = new ResizeObserver(stay)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const turn = (by: number) => {
    const element = strip.current
    const next = Math.min(pictures.length, Math.max(0, at + by))
    if (element && next !== at) element.scrollTo({ left: next * element.clientWidth, behavior: smooth() })
  }
  const look = () => {
    const element = strip.current
    if (!element?.clientWidth) return
    const now = Math.round(element.scrollLeft / element.clientWidth)
    if (now !== shown.current) onTurn(now)
  }
  const key = (event: KeyboardEvent) => {
    const by = turns[event.key]
    if (!by) return
    event.preventDefault()
    turn(by)
  }

  return (
    <section className={classes.gallery} aria-roledescription="carousel" aria-label={t.pictures()}>
      <ul
        ref={strip}
        className={classes.strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn it
        tabIndex={0}
        onKeyDown={key}
        onScroll={look}
        data-zoomed={zoomed || undefined}
        data-swipes-itself
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.url + picture.caption}
            className={classes.slide}
            inert={index !== at}
            aria-label={t.at(index + 1, pictures.length)}
          >
            <Slide
              picture={picture}
              shown={index === at}
              near={Math.abs(index - at) <= 1}
              onTap={onTap}
              onZoom={setZoomed}
            />
          </li>
        ))}
        <li className={classes.slide} inert={at !== pictures.length}>
          {after(() => turn(-at))}
        </li>
      </ul>
      {at > 0 && (
        <IconButton className={classes.previous} label={t.previous()} icon={<ChevronLeft />} onClick={() => turn(-1)} />
      )}
      {at < pictures.length && (
        <IconButton className={classes.next} label={t.next()} icon={<ChevronRight />} onClick={() => turn(1)} />
      )}
    </section>
  )
}
