import type { Picture } from '@plaza/shared/api'
import { useEffect, useRef } from 'react'
import classes from './gallery.module.css'
import { useZoom } from './use-zoom'

interface SlideProps {
  picture: Picture
  shown: boolean
  /** Shown or adjacent: its picture loads. */
  near: boolean
  onTap: () => void
  onZoom: (zoomed: boolean) => void
}

export function Slide({ picture: { url, caption, width, height }, shown, near, onTap, onZoom }: SlideProps) {
  const box = useRef<HTMLDivElement>(null)
  const { zoomed, tap } = useZoom(box, shown, onTap)
  useEffect(() => {
    if (shown) onZoom(zoomed)
  }, [shown, zoomed, onZoom])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a picture is looked at; what a tap hides is said elsewhere
    // biome-ignore lint/a11y/useKeyWithClickEvents: the strip around it takes the keys
    <div ref={box} className={classes.box} onClick={tap} data-zoomed={zoomed || undefined}>
      <img
        className={classes.picture}
        src={url}
        alt={caption}
        width={width}
        height={height}
        loading={near ? 'eager' : 'lazy'}
        fetchPriority={shown ? 'high' : undefined}
        decoding="async"
        draggable={false}
      />
    </div>
  )
}
