import type { Override } from '@plaza/shared/remotes'
import { language } from '@plaza/shared/text'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { publishHeight } from '../../browser/publish-height'
import { running } from '../../running.store'
import { timeOfDay } from '../reasons'
import { endOverrides, hostOf, overridesNow } from './override'
import classes from './ribbon.module.css'
import { t } from './ribbon.text'

interface RibbonProps {
  overrides?: Readonly<Record<string, Override>>
  leave?: (address: string) => void
}

const measured = publishHeight('--ribbon')
const separator = () => (language() === 'en' ? '; ' : '；')

/** Shows above every page which remote comes from another origin, and ends the override. */
export function Ribbon({ overrides = overridesNow(), leave = (address) => location.assign(address) }: RibbonProps) {
  const remotes = useStore(running, (state) => state.remotes)
  const place = useElementAbovePages()
  const said = remotes
    .filter(({ why }) => why === 'override')
    .map(({ name }) => {
      const override = overrides[name]
      return override ? t.from(name, hostOf(override), timeOfDay(override.expires)) : t.somewhere(name)
    })
  if (said.length === 0 || place === null) return null
  return createPortal(
    <aside ref={measured} className={classes.ribbon} aria-label={t.label()}>
      <p className={classes.words}>{said.join(separator())}</p>
      <button type="button" className={classes.end} onClick={() => endOverrides(leave)}>
        {t.end()}
      </button>
    </aside>,
    place,
  )
}

/** An element at the beginning of the body. */
function useElementAbovePages(): HTMLElement | null {
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
