import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { isSanitised } from '../../api/core/is-sanitised'
import { type LinkAuthor, useHost } from '../../host'
import { isLiveAddress } from '../../routes'
import { defineTexts } from '../../text'
import classes from './rich-text.module.css'

const t = defineTexts({ picture: { en: 'Enlarge the picture', zh: '查看大图' } })

interface RichTextProps {
  html: string
  /** Author; a person by default, whose external links ask for confirmation. */
  by?: LinkAuthor
}

const isPicture = (node: EventTarget): node is HTMLImageElement =>
  node instanceof HTMLImageElement && node.closest('a') === null

const captionOf = (picture: HTMLImageElement): string =>
  picture.closest('figure')?.querySelector('figcaption')?.textContent?.trim() ?? ''

/** A link to an own page that this visitor does not have is rendered as text. */
const leadsNowhere = (link: HTMLAnchorElement) =>
  !link.getAttribute('href')?.startsWith('#') && link.origin === location.origin && !isLiveAddress(link.pathname)

/**
 * Text that was written as HTML and answered sanitised: own links without a reload, other links through the host,
 * pictures to tap. What is not sanitised is drawn as the text that it is.
 */
export function RichText({ html, by = 'person' }: RichTextProps) {
  const host = useHost()
  const text = useRef<HTMLDivElement>(null)
  const safe = useMemo(() => (isSanitised(html) ? { __html: html } : null), [html])
  const pictures = () => [...(text.current?.querySelectorAll('img') ?? [])].filter(isPicture)

  // biome-ignore lint/correctness/useExhaustiveDependencies: over the links and pictures of each new text
  useEffect(() => {
    for (const link of text.current?.querySelectorAll('a') ?? []) if (leadsNowhere(link)) link.removeAttribute('href')
    for (const picture of pictures()) {
      picture.tabIndex = 0
      picture.setAttribute('role', 'button')
      if (!picture.alt) picture.setAttribute('aria-label', captionOf(picture) || t.picture())
    }
  }, [safe])

  const view = (picture: HTMLImageElement) => {
    const all = pictures()
    host.ui.viewImages(
      all.map(({ src }) => src),
      all.indexOf(picture),
      all.map(captionOf),
    )
  }
  const follow = (event: MouseEvent, link: HTMLAnchorElement) => {
    if (/^(tel:|mailto:|#)/i.test(link.getAttribute('href') ?? '')) return
    event.preventDefault()
    if (!link.hasAttribute('href')) return
    if (link.origin === location.origin) host.navigate(`${link.pathname}${link.search}${link.hash}`)
    else host.openExternal(link.href, { by })
  }
  const tapped = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (link) follow(event, link)
    else if (isPicture(event.target)) view(event.target)
  }
  const pressed = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== ' ') || !isPicture(event.target)) return
    event.preventDefault()
    view(event.target)
  }

  if (!safe) return <div className={classes.text}>{html}</div>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is tapped are the links and pictures inside
    <div
      ref={text}
      className={classes.text}
      onClick={tapped}
      onKeyDown={pressed}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, and looked at above
      dangerouslySetInnerHTML={safe}
    />
  )
}
