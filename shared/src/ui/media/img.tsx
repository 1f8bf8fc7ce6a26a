import { type CSSProperties, useState } from 'react'
import { useHydrated } from '../../host/use-hydrated'
import { classNames } from '../class-names'
import classes from './img.module.css'

export interface ImgProps {
  /** Without an address, or if it cannot be loaded, a placeholder is shown. */
  src: string | null | undefined
  /** Empty if the text next to the picture describes it. */
  alt: string
  /** Size of the picture itself; the box is as wide as its container. */
  width: number
  height: number
  /** Width divided by height of the box; the picture's own unless told. */
  ratio?: number
  /** On the first screen: loaded first, shown without a fade. */
  eager?: boolean
  /** Background colour until the picture is loaded. */
  color?: string
  /** Asks for the small variant that `/media/pictures/` keeps. */
  small?: boolean
  /** Shows the whole picture, with background beside it (`contain`). */
  contain?: boolean
  className?: string
}

const SMALL = /^(\/media\/pictures\/[^?#]+)\.webp$/
const smallOf = (src: string) => src.replace(SMALL, '$1-s.webp')

/** A picture in a box with a fixed aspect ratio, so that loading it shifts nothing. */
export function Img({ src, alt, width, height, ratio, eager = false, color, small, contain, className }: ImgProps) {
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')
  const [shown, setShown] = useState(src)
  // A picture of the server's HTML is visible already; only pictures rendered in the browser fade in.
  const [fades] = useState(useHydrated())
  if (shown !== src) {
    setShown(src)
    setState('loading')
  }
  const failed = !src || state === 'failed'
  const box: CSSProperties = { paddingTop: `${100 / (ratio ?? width / height)}%`, backgroundColor: color }
  return (
    <span className={classNames(classes.box, className)} style={box}>
      {failed ? (
        <Placeholder alt={alt} />
      ) : (
        <img
          ref={(node) => {
            if (node?.complete && node.naturalWidth > 0) setState('there')
            else if (node?.complete && !fades) setState('failed')
          }}
          className={classNames(classes.img, contain && classes.contain)}
          data-waiting={(fades && !eager && state === 'loading') || undefined}
          src={small ? smallOf(src) : src}
          srcSet={small && SMALL.test(src) ? `${smallOf(src)} 360w, ${src} 1080w` : undefined}
          sizes={small && SMALL.test(src) ? '120px' : undefined}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          draggable={false}
          onLoad={() => setState('there')}
          onError={() => setState('failed')}
        />
      )}
    </span>
  )
}

function Placeholder({ alt }: { alt: string }) {
  return (
    <span className={classes.placeholder} role="img" aria-label={alt} aria-hidden={!alt}>
      <svg viewBox="0 0 32 24" aria-hidden="true">
        <path d="M2 3.5A1.5 1.5 0 0 1 3.5 2h25A1.5 1.5 0 0 1 30 3.5v17a1.5 1.5 0 0 1-1.5 1.5h-25A1.5 1.5 0 0 1 2 20.5Z" />
        <path d="m2.5 18.5 7-7 5 5 6-6.5 9 8.5" />
        <circle cx="11" cy="7.5" r="1.8" />
      </svg>
    </span>
  )
}
