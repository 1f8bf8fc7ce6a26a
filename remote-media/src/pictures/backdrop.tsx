import type { ReactNode } from 'react'
import classes from './backdrop.module.css'

const SMALL = /^(\/media\/pictures\/[^?#]+)\.webp$/

/** A blurred, darkened picture behind its children. */
export function Backdrop({ image, children }: { image: string | null; children: ReactNode }) {
  return (
    <div className={classes.backdrop}>
      {image && <img className={classes.picture} src={image.replace(SMALL, '$1-s.webp')} alt="" aria-hidden="true" />}
      <div className={classes.words}>{children}</div>
    </div>
  )
}
