import { type MouseEvent, useRef } from 'react'
import { requestOfTap, type Tap, type VideoRequest } from '../controls.model'
import classes from './layers.module.css'

interface SurfaceProps {
  shown: boolean
  onShow: () => void
  onHide: () => void
  onRequest: (request: VideoRequest) => void
}

/** A tap toggles the controls, a double tap steps. Keyboard shortcuts are handled by the player. */
export function Surface({ shown, onShow, onHide, onRequest }: SurfaceProps) {
  const before = useRef<Tap | null>(null)
  const tapped = ({ clientX, currentTarget, timeStamp }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const tap = { across: (clientX - left) / width, at: timeStamp }
    const request = requestOfTap(before.current, tap)
    before.current = tap
    if (request) onRequest(request)
    else if (shown) onHide()
    else onShow()
  }
  return <button type="button" className={classes.surface} tabIndex={-1} aria-hidden="true" onClick={tapped} />
}
