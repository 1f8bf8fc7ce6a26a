import { useReadable } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { useEffect, useRef, useState } from 'react'
import { site } from '../../site/site'

/** React keeps hidden pages in the document and hides them by an inline style. */
const isHidden = (element: Element) => element.closest('[style*="display: none"]') !== null

const shownHeading = () =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find((heading) => !isHidden(heading)) ?? null

/** The heading's text, or the alternative text of its logo. */
const wordsOf = (heading: HTMLElement | null): string =>
  heading?.textContent?.trim() || heading?.querySelector('img')?.alt || ''

/** Focuses the heading of the new page unless something else has taken the focus. */
function focusOn(heading: HTMLElement): void {
  const isTyping = document.activeElement?.matches('main :is(input, textarea, select, [contenteditable="true"])')
  if (isTyping || document.querySelector('dialog[open], [aria-modal="true"]')) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Titles the document by the page's heading; after a navigation it also focuses and announces it. The browser itself
 * announces the first page.
 */
export function PageHeading({ page }: { page: string | null }) {
  const [announced, announce] = useState('')
  const name = useReadable(site, ({ config }) => nameOf(config))
  const before = useRef<string | null>(null)

  useEffect(() => {
    if (page === null) return
    let arrived = before.current === null || before.current === page
    before.current = page
    // A page that replaces its heading when its answer arrives would otherwise lose the focus.
    let focused: HTMLElement | null = null
    const follow = () => {
      const heading = shownHeading()
      const title = wordsOf(heading)
      document.title = title && title !== name ? `${title} - ${name}` : name
      if (focused && !focused.isConnected && document.activeElement === document.body) arrived = false
      if (arrived || !heading || !title) return
      arrived = true
      focused = heading
      announce(title)
      focusOn(heading)
    }
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  }, [page, name])

  return (
    <p className="visually-hidden" aria-live="polite">
      {announced && <span key={page}>{announced}</span>}
    </p>
  )
}
