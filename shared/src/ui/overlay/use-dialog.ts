import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { openOverlay } from '../../host'
import { liftAboveKeyboard } from './lift-above-keyboard'
import { lockScroll } from './lock-scroll'

/** The section colour of the shown page. A dialog, at the end of the document, does not inherit it. */
function accentBelow(): string | null {
  const pages = [...document.querySelectorAll<HTMLElement>('[data-accent]:not(dialog)')]
  const shown = pages.filter((page) => page.getClientRects().length > 0)
  return shown[shown.length - 1]?.dataset.accent ?? null
}

function show(element: HTMLDialogElement): void {
  if (typeof element.showModal === 'function') element.showModal()
  else element.setAttribute('open', '')
}

/**
 * Opens and closes a native modal dialog: focus stays inside, Escape, going back and a tap beside it close it, focus
 * comes back. `address` is its own, where it has one.
 */
export function useDialog(open: boolean, onClose: () => void, address?: string): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const before = document.activeElement
    const accent = accentBelow()
    if (accent) element.dataset.accent = accent
    show(element)
    const first = element.querySelector<HTMLElement>('[data-first-focus]') ?? element
    first.focus({ preventScroll: true })
    const cancel = (event: Event) => {
      event.preventDefault()
      close.current()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close.current()
    }
    const beside = (event: MouseEvent) => {
      if (event.target === element) close.current()
    }
    element.addEventListener('cancel', cancel)
    element.addEventListener('keydown', onKey)
    element.addEventListener('click', beside)
    const unlock = lockScroll()
    const sink = liftAboveKeyboard(element)
    const leaveHistory = openOverlay(() => close.current(), address)
    return () => {
      leaveHistory()
      element.removeEventListener('cancel', cancel)
      element.removeEventListener('keydown', onKey)
      element.removeEventListener('click', beside)
      unlock()
      sink()
      if (element.open && typeof element.close === 'function') element.close()
      if (before instanceof HTMLElement && document.contains(before)) before.focus({ preventScroll: true })
    }
  }, [open, address])
  return dialog
}
