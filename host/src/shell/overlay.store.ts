import type { ConfirmOptions, HostApi, ToastAction } from '@plaza/shared/host'
import { createStore } from 'zustand/vanilla'

/** Product spec, section 9. */
const TOAST_MS = 2000

interface OverlayState {
  toast: { text: string; at: number; action?: ToastAction | undefined } | null
  confirm: (ConfirmOptions & { answer: (yes: boolean) => void }) | null
  viewed: { images: readonly string[]; start: number; captions?: readonly string[] } | null
  /** The top-level error overlay: 1 content gone, 2 server busy. */
  error: 1 | 2 | null
}

export const overlay = createStore<OverlayState>(() => ({ toast: null, confirm: null, viewed: null, error: null }))

let hideTimer: ReturnType<typeof setTimeout> | undefined

/** Shown for two seconds or as long as its action is offered, one at a time; an equal text is ignored meanwhile. */
export function toast(text: string, action?: ToastAction): void {
  const shown = overlay.getState().toast
  if (!action && shown?.text === text && Date.now() - shown.at < TOAST_MS) return
  overlay.setState({ toast: { text, at: Date.now(), action } })
  hideLater()
}

/** Hides the toast when its time is over; `keepToast` stops it while its action has the focus. */
export function hideLater(): void {
  const action = overlay.getState().toast?.action
  clearTimeout(hideTimer)
  hideTimer = setTimeout(() => overlay.setState({ toast: null }), action ? action.seconds * 1000 : TOAST_MS)
}
export const keepToast = () => clearTimeout(hideTimer)

export function chooseInToast(): void {
  const action = overlay.getState().toast?.action
  clearTimeout(hideTimer)
  overlay.setState({ toast: null })
  action?.onChoose()
}

/** Asks the user; a question that is still open is answered with no. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  overlay.getState().confirm?.answer(false)
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      overlay.setState({ confirm: null })
      resolve(yes)
    }
    overlay.setState({ confirm: { ...options, answer } })
  })
}

export const viewImages: HostApi['ui']['viewImages'] = (images, start = 0, captions) =>
  overlay.setState({ viewed: { images, start, captions } })
export const closeImages = () => overlay.setState({ viewed: null })

/** Closes what stands over the page; an open question is answered with no. */
export function closeAll(): void {
  overlay.getState().confirm?.answer(false)
  closeImages()
}

/** The global hook of product spec, section 2. */
export const showError = (type: 1 | 2 = 1) => overlay.setState({ error: type })
export const hideError = () => overlay.setState({ error: null })
