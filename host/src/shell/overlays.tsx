import { openOverlay, useHost } from '@plaza/shared/host'
import { later } from '@plaza/shared/ui'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { shareSheet } from '../embedding/share/share-sheet.store'
import { running } from '../running.store'
import { closeImages, hideError, overlay } from './overlay.store'
import classes from './overlays.module.css'

const ConfirmDialog = later(() => import('@plaza/shared/ui').then(({ ConfirmDialog }) => ConfirmDialog))
const ImageViewer = later(() => import('@plaza/shared/ui').then(({ ImageViewer }) => ImageViewer))
const ShareSheet = later(() => import('../embedding/share/share-sheet').then(({ ShareSheet }) => ShareSheet))
const Ribbon = later(() => import('../diagnostics/ribbon').then(({ Ribbon }) => Ribbon))
const ErrorPanel = later(() => import('@plaza/shared/ui').then(({ ErrorPanel }) => ErrorPanel))

/** What floats over every page: toast, question, picture viewer, error overlay; and the ribbon above all pages. */
export function Overlays() {
  const { toast, confirm, viewed, error } = useStore(overlay)
  const sharing = useStore(shareSheet, ({ open }) => open !== null)
  const overridden = useStore(running, ({ remotes }) => remotes.some(({ why }) => why === 'override'))
  const toasts = useRef<HTMLDivElement>(null)

  // A modal dialog lies in the browser's top layer: only what is shown after it there is seen above it.
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
          <p key={toast.at} className={classes.toast}>
            {toast.text}
          </p>
        )}
      </div>
      {confirm && <ConfirmDialog {...confirm} onAnswer={confirm.answer} />}
      {viewed && <ImageViewer {...viewed} onClose={closeImages} />}
      {sharing && <ShareSheet />}
      {overridden && <Ribbon />}
      {error && <ErrorOverlay type={error} />}
    </>
  )
}

/** In place of the page: its own way back leaves the page too. */
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
