import type { Override, ReleasePreview } from '@plaza/shared/remotes'
import { language } from '@plaza/shared/text'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { publishHeight } from '../../browser/publish-height'
import { isPersonal } from '../../remotes/release'
import { running } from '../../running.store'
import { timeOfDay } from '../reasons'
import { endOverrides, hostOf, personalNow } from './override'
import classes from './ribbon.module.css'
import { t } from './ribbon.text'

interface RibbonProps {
  personal?: Readonly<Record<string, Override | ReleasePreview>>
  leave?: (address: string) => void
}

const measured = publishHeight('--ribbon')
const separator = () => (language() === 'en' ? '; ' : '；')

function wordsOf(remote: string, one: Override | ReleasePreview | undefined): string {
  if (!one) return t.somewhere(remote)
  if ('preview' in one) return t.preview(remote, one.release, momentWords(one.expires))
  return t.from(remote, hostOf(one), timeOfDay(one.expires))
}

/** The time, with its day unless that is today. */
const momentWords = (at: number) =>
  new Date(at).toDateString() === new Date().toDateString()
    ? timeOfDay(at)
    : `${new Date(at).toLocaleDateString(language(), { month: 'short', day: 'numeric' })} ${timeOfDay(at)}`

/** Shows above every page which remote is a test version, and leads back to the registry's releases. */
export function Ribbon({ personal = personalNow(), leave = (address) => location.assign(address) }: RibbonProps) {
  const { remotes, previewEnded } = useStore(running)
  const place = useElementAbovePages()
  const tested = remotes.filter(isPersonal).map(({ name }) => wordsOf(name, personal[name]))
  const said = tested.length === 0 && previewEnded ? [t.previewEnded()] : tested
  if (said.length === 0 || place === null) return null
  return createPortal(
    <aside ref={measured} className={classes.ribbon} aria-label={t.label()}>
      <p className={classes.words}>{said.join(separator())}</p>
      <button type="button" className={classes.end} onClick={() => endOverrides(leave)}>
        {tested.length === 0 ? t.close() : t.end()}
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
