import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { defineTexts } from '../../text'
import { IconButton } from '../basic/icon-button'
import { later } from '../later'
import classes from './image-viewer.module.css'
import { useDialog } from './use-dialog'

/** The gestures come from react-vant, which is heavy: it is fetched when a picture is opened. */
const Pictures = later(
  () => import('./pictures').then(({ default: Pictures }) => Pictures),
  () => <span className={classes.ring} aria-hidden="true" />,
)

const t = defineTexts({
  close: { en: 'Close', zh: '关闭' },
  at: {
    en: (number: number, of: number) => `Picture ${number} of ${of}`,
    zh: (number: number, of: number) => `第 ${number} 张，共 ${of} 张`,
  },
})

interface ImageViewerProps {
  images: readonly string[]
  /** Index of the picture that is shown first. */
  start?: number
  onClose: () => void
}

const turns: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Pictures as large as the screen: swiped, pinched, double tapped, or turned with the arrow keys. */
export function ImageViewer({ images, start = 0, onClose }: ImageViewerProps) {
  const dialog = useDialog(true, onClose)
  const [at, setAt] = useState(start)
  const turn = ({ key }: KeyboardEvent) => {
    const next = at + (turns[key] ?? 0)
    if (next >= 0 && next < images.length) setAt(next)
  }
  return createPortal(
    <dialog
      ref={dialog}
      className={classes.viewer}
      aria-label={t.at(at + 1, images.length)}
      tabIndex={-1}
      onKeyDown={turn}
      data-swipes-itself
    >
      <Pictures images={images} at={at} onTurn={setAt} onTap={onClose} />
      <div className={classes.bar}>
        <span aria-live="polite">
          <span aria-hidden="true">
            {at + 1} / {images.length}
          </span>
          <span className="visually-hidden">{t.at(at + 1, images.length)}</span>
        </span>
        <IconButton label={t.close()} icon={<X />} onClick={onClose} />
      </div>
    </dialog>,
    document.body,
  )
}
