import { type MouseEvent, useMemo } from 'react'
import { useHost } from '../../host'
import classes from './rich-text.module.css'
import { sanitise } from './sanitise'

interface RichTextProps {
  html: string
  /** A picture was tapped: all pictures of the text, and which. The host's viewer opens unless told otherwise. */
  onImage?: (images: readonly string[], index: number) => void
}

/** Text that was written as HTML: sanitised, own links without a reload, other links through the host, pictures to tap. */
export function RichText({ html, onImage }: RichTextProps) {
  const host = useHost()
  const safe = useMemo(() => sanitise(html), [html])

  const tapped = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement
    const link = target.closest('a')
    if (link) return follow(event, link)
    if (!(target instanceof HTMLImageElement)) return
    const images = [...event.currentTarget.querySelectorAll('img')]
    const addresses = images.map((image) => image.src)
    const index = images.indexOf(target)
    if (onImage) onImage(addresses, index)
    else host.ui.viewImages(addresses, index)
  }

  const follow = (event: MouseEvent, link: HTMLAnchorElement) => {
    const address = link.getAttribute('href') ?? ''
    if (/^(tel:|mailto:|#)/i.test(address)) return
    event.preventDefault()
    if (address.startsWith('/')) host.navigate(address)
    else host.openExternal(address)
  }

  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above, and on the server when it was written
  // biome-ignore lint/a11y/useKeyWithClickEvents: links keep their own keys; a picture's viewer is an addition
  // biome-ignore lint/a11y/noStaticElementInteractions: the same
  return <div className={classes.text} onClick={tapped} dangerouslySetInnerHTML={{ __html: safe }} />
}
