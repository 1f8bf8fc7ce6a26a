import { useState } from 'react'
import { t } from '../alone.text'
import classes from './desk.module.css'
import type { DeskState } from './desk-state'

interface PageFrameProps {
  ref: React.Ref<HTMLIFrameElement>
  name: string
  start: string
  width: DeskState['width']
}

/** Starts at the given address; later navigations inside the frame do not change it. */
export function PageFrame({ ref, name, start, width }: PageFrameProps) {
  const [src] = useState(start)
  return <iframe ref={ref} className={classes.frame} data-width={width} name={name} src={src} title={t.pages()} />
}
