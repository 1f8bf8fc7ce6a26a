import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names'
import library from '../library/library.module.css'
import classes from './gallery.module.css'
import { type GalleryPicture, openPhotoSwipe, type PhotoSwipeHandle } from './photo-swipe'

export interface GalleryProps {
  pictures: readonly GalleryPicture[]
  /** Index of what is shown; `pictures.length` is what stands after the last one. */
  at: number
  onTurn: (at: number) => void
  onTap: () => void
  /** The gallery lies over a page: dragging it down closes it. */
  onClose?: () => void
  /** Stands after the last picture. */
  after?: ReactNode
}

/** PhotoSwipe in a box of the page or of a dialog. It owns the elements in it; props are handed on as they change. */
export function PhotoSwipeGallery({ pictures, at, onTurn, onTap, onClose, after }: GalleryProps) {
  const ground = useRef<HTMLDivElement>(null)
  const handle = useRef<PhotoSwipeHandle>(null)
  const [end] = useState(() => document.createElement('div'))
  const latest = useRef({ at, onTurn, onTap, onClose })
  useEffect(() => {
    latest.current = { at, onTurn, onTap, onClose }
  })
  const closes = onClose !== undefined
  const ends = after !== undefined

  useEffect(() => {
    if (!ground.current) return
    const opened = openPhotoSwipe(ground.current, {
      pictures,
      at: latest.current.at,
      end: ends ? end : null,
      closes,
      onTurn: (index) => index !== latest.current.at && latest.current.onTurn(index),
      onTap: () => latest.current.onTap(),
      onClose: () => latest.current.onClose?.(),
    })
    handle.current = opened
    return () => opened.destroy()
  }, [pictures, closes, ends, end])
  useEffect(() => handle.current?.turnTo(at), [at])

  return (
    <>
      <div ref={ground} className={classNames(library.library, classes.ground)} data-swipes-itself />
      {ends &&
        createPortal(
          <div className={classes.end} inert={at !== pictures.length}>
            {after}
          </div>,
          end,
        )}
    </>
  )
}
