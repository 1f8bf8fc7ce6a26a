import { openOverlay, useHost, useSession } from '@plaza/shared/host'
import { lazyWithRetry } from '@plaza/shared/ui'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { shareSheet } from '../embedding/share/share-sheet.store'
import { isPersonal } from '../remotes/release'
import { running } from '../running.store'
import { chooseInToast, closeImages, hideError, hideLater, keepToast, overlay } from './overlay.store'
import classes from './overlays.module.css'

const fetchConfirmDialog = () => import('@plaza/shared/ui').then(({ ConfirmDialog }) => ConfirmDialog)
const ConfirmDialog = lazyWithRetry(fetchConfirmDialog)
const ImageViewer = lazyWithRetry(() => import('@plaza/shared/ui').then(({ ImageViewer }) => ImageViewer))
const ShareSheet = lazyWithRetry(() => import('../embedding/share/share-sheet').then(({ ShareSheet }) => ShareSheet))
const Ribbon = lazyWithRetry(() => import('../diagnostics/ribbon/ribbon').then(({ Ribbon }) => Ribbon))
const AgreementsPrompt = lazyWithRetry(() =>
  import('./agreements-prompt').then(({ AgreementsPrompt }) => AgreementsPrompt),
)
const ErrorPanel = lazyWithRetry(() => import('@plaza/shared/ui').then(({ ErrorPanel }) => ErrorPanel))

/** Preloads the dialog that asks before an action, which can be needed without a network. */
export const warmConfirmDialog = () => fetchConfirmDialog().catch(() => undefined)

/** Overlays above every page: toast, confirmation, picture viewer, error overlay, and the ribbon of a test version. */
export function Overlays() {
  const { toast, confirm, viewed, error } = useStore(overlay)
  const sharing = useStore(shareSheet, ({ open }) => open !== null)
  const isTesting = useStore(running, ({ remotes, previewEnded }) => previewEnded || remotes.some(isPersonal))
  const due = useSession(({ user }) => user?.agreements_due)
  const toasts = useRef<HTMLDivElement>(null)

  // A modal dialog is in the browser's top layer: only elements added to it later appear above.
  useEffect(() => {
    const element = toasts.current
    if (!toast || !element?.showPopover) return
    element.showPopover()
    return () => element.hidePopover()
  }, [toast])

  return (
    <>
      <div ref={toasts} popover="manual" className={classes.toasts} role="status" aria-live="polite">
        {toast && (
          <p key={toast.at} className={classes.toast} data-acts={toast.action && ''}>
            {toast.text}
            {toast.action && (
              <button type="button" onClick={chooseInToast} onFocus={keepToast} onBlur={hideLater}>
                {toast.action.label}
              </button>
            )}
          </p>
        )}
      </div>
      {due && <AgreementsPrompt version={due} />}
      {confirm && <ConfirmDialog {...confirm} onAnswer={confirm.answer} />}
      {viewed && <ImageViewer {...viewed} onClose={closeImages} />}
      {sharing && <ShareSheet />}
      {isTesting && <Ribbon />}
      {error && <ErrorOverlay type={error} />}
    </>
  )
}

/** Replaces the page, so its back button leaves the page too. */
function ErrorOverlay({ type }: { type: 1 | 2 }) {
  const host = useHost()
  useEffect(() => openOverlay(hideError), [])
  const leave = () => {
    hideError()
    host.back()
  }
  return (
    <div className={classes.error} role="alertdialog" aria-modal="true">
      <ErrorPanel type={type} onBack={leave} />
    </div>
  )
}
