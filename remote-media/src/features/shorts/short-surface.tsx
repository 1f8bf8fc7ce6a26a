import { Heart } from '@plaza/shared/ui'
import { type MouseEvent, type ReactNode, useState } from 'react'
import classes from './short-surface.module.css'
import { useTaps } from './use-taps'

interface ShortSurfaceProps {
  label: string
  /** It can be focused. */
  seen: boolean
  onTap: () => void
  /** Called on a double tap, which likes the video. */
  onLike?: () => void
  children: ReactNode
}

interface HeartPosition {
  key: number
  left: number
  top: number
}

/** The surface of a video: a tap pauses or resumes it, a double tap likes it and shows a heart at the finger. */
export function ShortSurface({ label, seen, onTap, onLike, children }: ShortSurfaceProps) {
  const [hearts, setHearts] = useState<readonly HeartPosition[]>([])
  const like = ({ currentTarget, clientX, clientY, timeStamp }: MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    setHearts((before) => [...before, { key: timeStamp, left: clientX - left, top: clientY - top }])
    onLike?.()
  }
  const tapped = useTaps({ onOne: onTap, onTwo: onLike && like })
  const gone = (key: number) => setHearts((before) => before.filter((heart) => heart.key !== key))
  return (
    <button type="button" className={classes.surface} aria-label={label} tabIndex={seen ? 0 : -1} onClick={tapped}>
      {children}
      {hearts.map(({ key, ...place }) => (
        <span
          key={key}
          className={classes.heart}
          style={place}
          aria-hidden="true"
          data-testid="heart"
          onAnimationEnd={() => gone(key)}
        >
          <Heart />
        </span>
      ))}
    </button>
  )
}
