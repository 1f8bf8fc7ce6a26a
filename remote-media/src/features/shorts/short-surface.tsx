import { Heart } from '@plaza/shared/ui'
import { type MouseEvent, type ReactNode, useState } from 'react'
import classes from './short-surface.module.css'
import { useTaps } from './use-taps'

interface ShortSurfaceProps {
  label: string
  /** Keys reach it. */
  seen: boolean
  onTap: () => void
  /** Two taps like it. */
  onLike?: () => void
  children: ReactNode
}

interface HeartPosition {
  key: number
  left: number
  top: number
}

/** The picture itself: a tap stops it or lets it go on, two like it, with a heart where the finger was. */
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
