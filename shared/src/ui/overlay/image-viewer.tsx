import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { defineTexts } from '../../text'
import { IconButton } from '../basic/icon-button'
import classes from './image-viewer.module.css'
import { useDialog } from './use-dialog'

const t = defineTexts({
  viewer: { en: 'Pictures', zh: '图片' },
  close: { en: 'Close', zh: '关闭' },
  picture: {
    en: (number: number, of: number) => `Picture ${number} of ${of}`,
    zh: (number: number, of: number) => `第 ${number} 张,共 ${of} 张`,
  },
})

interface ImageViewerProps {
  images: readonly string[]
  start?: number
  onClose: () => void
}

/** Pictures as large as the screen: swiped by scroll snapping, zoomed by the browser's own pinch or a double tap. */
export function ImageViewer({ images, start = 0, onClose }: ImageViewerProps) {
  const dialog = useDialog(true, onClose)
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(start)
  const [zoomed, setZoomed] = useState(false)

  useEffect(() => {
    const element = strip.current
    if (element) element.scrollLeft = start * element.clientWidth
  }, [start])

  return createPortal(
    <dialog ref={dialog} className={classes.viewer} aria-label={t.viewer()}>
      <ul
        ref={strip}
        className={classes.strip}
        data-zoomed={zoomed ? '' : undefined}
        onScroll={({ currentTarget: element }) =>
          setShown(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
        }
      >
        {images.map((image, index) => (
          <li key={image} className={classes.slide} onDoubleClick={() => setZoomed(!zoomed)}>
            <img
              src={image}
              alt={t.picture(index + 1, images.length)}
              loading={Math.abs(index - start) < 2 ? 'eager' : 'lazy'}
            />
          </li>
        ))}
      </ul>
      <div className={classes.bar}>
        <span aria-live="polite">
          {shown + 1} / {images.length}
        </span>
        <IconButton label={t.close()} icon={<X size={24} strokeWidth={1.5} aria-hidden="true" />} onClick={onClose} />
      </div>
    </dialog>,
    document.body,
  )
}
