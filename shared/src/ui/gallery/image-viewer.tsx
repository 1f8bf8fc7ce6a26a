import { Download, X } from 'lucide-react'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../basic/icon-button'
import { useDialog } from '../overlay/use-dialog'
import { Gallery } from './gallery'
import { t } from './gallery.text'
import classes from './image-viewer.module.css'
import { useSavePicture } from './use-save-picture'

interface ImageViewerProps {
  images: readonly string[]
  /** Index of the picture that is shown first. */
  start?: number
  /** Caption of each picture. */
  captions?: readonly string[]
  onClose: () => void
}

/** Pictures as large as the screen, over the page; a tap or a drag down closes it. */
export function ImageViewer({ images, start = 0, captions, onClose }: ImageViewerProps) {
  const dialog = useDialog(true, onClose)
  const [at, setAt] = useState(start)
  const save = useSavePicture()
  const pictures = useMemo(
    () => images.map((url, index) => ({ url, caption: captions?.[index] ?? '' })),
    [images, captions],
  )
  const shown = pictures[at]
  const jump = (event: KeyboardEvent) => {
    if (event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    setAt(event.key === 'Home' ? 0 : pictures.length - 1)
  }
  return createPortal(
    <dialog
      ref={dialog}
      className={classes.viewer}
      aria-label={t.at(at + 1, pictures.length)}
      tabIndex={-1}
      onKeyDown={jump}
    >
      <Gallery pictures={pictures} at={at} onTurn={setAt} onTap={onClose} onClose={onClose} />
      <div className={classes.bar}>
        <span className={classes.place} aria-hidden="true">
          {at + 1} / {pictures.length}
        </span>
        {shown && <IconButton label={t.save()} icon={<Download />} onClick={() => void save(shown.url)} />}
        <IconButton label={t.close()} icon={<X />} onClick={onClose} />
      </div>
      <p className={shown?.caption ? classes.caption : 'visually-hidden'} aria-live="polite">
        <span className="visually-hidden">{t.at(at + 1, pictures.length)} </span>
        {shown?.caption}
      </p>
    </dialog>,
    document.body,
  )
}
