import { Download, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { defineTexts } from '../../text'
import { IconButton } from '../basic/icon-button'
import { lazyWithRetry } from '../lazy-with-retry'
import classes from './image-viewer.module.css'
import { useDialog } from './use-dialog'
import { useSavePicture } from './use-save-picture'

/** The gestures come from react-vant, which is heavy: it is fetched when a picture is opened. */
const Pictures = lazyWithRetry(
  () => import('./pictures').then(({ default: Pictures }) => Pictures),
  () => <span className={classes.ring} aria-hidden="true" />,
)

const t = defineTexts({
  save: { en: 'Save picture', zh: '保存图片' },
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
  /** What is said of each. */
  captions?: readonly string[]
  onClose: () => void
}

const turns: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowRight: (at, last) => Math.min(at + 1, last),
  Home: () => 0,
  End: (_, last) => last,
}

/** Pictures as large as the screen: swiped, pinched, double tapped, or turned with the arrow keys. */
export function ImageViewer({ images, start = 0, captions, onClose }: ImageViewerProps) {
  const dialog = useDialog(true, onClose)
  const [at, setAt] = useState(start)
  const save = useSavePicture()
  const image = images[at]
  const caption = captions?.[at]
  const turn = (event: KeyboardEvent) => {
    const next = turns[event.key]?.(at, images.length - 1)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
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
        <span className={classes.place} aria-hidden="true">
          {at + 1} / {images.length}
        </span>
        {image && <IconButton label={t.save()} icon={<Download />} onClick={() => void save(image)} />}
        <IconButton label={t.close()} icon={<X />} onClick={onClose} />
      </div>
      <p className={caption ? classes.caption : 'visually-hidden'} aria-live="polite">
        <span className="visually-hidden">{t.at(at + 1, images.length)} </span>
        {caption}
      </p>
    </dialog>,
    document.body,
  )
}
