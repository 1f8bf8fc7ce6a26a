import { type RefObject, useEffect, useRef } from 'react'

/** Opens and closes a native modal dialog: focus stays inside, Escape and a tap beside it close it, focus comes back. */
export function useDialog(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    if (typeof element.showModal === 'function') element.showModal()
    else element.setAttribute('open', '')
    const cancel = (event: Event) => {
      event.preventDefault()
      close.current()
    }
    const beside = (event: MouseEvent) => {
      if (event.target === element) close.current()
    }
    element.addEventListener('cancel', cancel)
    element.addEventListener('click', beside)
    document.documentElement.style.overflow = 'hidden'
    return () => {
      element.removeEventListener('cancel', cancel)
      element.removeEventListener('click', beside)
      document.documentElement.style.overflow = ''
      if (element.open && typeof element.close === 'function') element.close()
    }
  }, [open])
  return dialog
}
