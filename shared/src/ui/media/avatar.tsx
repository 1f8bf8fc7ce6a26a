import { useState } from 'react'
import classes from './avatar.module.css'

export interface AvatarProps {
  src: string | null | undefined
  /** Whose it is; its first character stands in where there is no picture. */
  name: string
  /** Pixels; 40 unless told. */
  size?: number
}

/** A person's or an organisation's round picture. The name stands beside it, so it is silent to a reader. */
export function Avatar({ src, name, size = 40 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={classes.avatar} style={{ width: size, height: size, fontSize: size * 0.42 }} aria-hidden="true">
      {src && broken !== src ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        ([...name.trim()][0]?.toUpperCase() ?? '·')
      )}
    </span>
  )
}
