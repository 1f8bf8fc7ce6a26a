import type { Override } from '@plaza/shared/remotes'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { boot } from '../boot'
import { running } from '../remotes/running.store'
import { overrideOf, placeOf, withoutOverride } from './override'
import classes from './ribbon.module.css'
import { t } from './ribbon.text'
import { timeOfDay } from './words'

interface RibbonProps {
  override?: Override | null
  /** Leaves for an address; another document, since the remote's code is there already. */
  leave?: (address: string) => void
}

/** Says on every page that a remote comes from elsewhere, and ends that. It lies above the pages, not on them. */
export function Ribbon({
  override = overrideOf(boot.override),
  leave = (address) => location.assign(address),
}: RibbonProps) {
  const name = useStore(running, ({ remotes }) => remotes.find(({ standing }) => standing === 'override')?.name)
  const place = usePlaceAbovePages()
  if (name === undefined || place === null) return null
  return createPortal(
    <aside ref={tellHeight} className={classes.ribbon} aria-label={t.label()}>
      <p className={classes.words}>
        {override ? t.from(name, placeOf(override), timeOfDay(override.expires)) : t.somewhere(name)}
      </p>
      <button type="button" className={classes.end} onClick={() => leave(withoutOverride(location.href))}>
        {t.end()}
      </button>
    </aside>,
    place,
  )
}

/** The first thing in the document's body. */
function usePlaceAbovePages(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const element = document.createElement('div')
    element.className = classes.place ?? ''
    document.body.prepend(element)
    setPlace(element)
    return () => element.remove()
  }, [])
  return place
}

/** Tells the pages' headers how far below the screen's edge they stand (`--above`, none for an older host). */
function tellHeight(strip: HTMLElement | null) {
  if (!strip) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--above', `${strip.offsetHeight}px`))
  observer.observe(strip)
  return () => {
    observer.disconnect()
    style.removeProperty('--above')
  }
}
