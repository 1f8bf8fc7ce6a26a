import { useState } from 'react'
import classes from './avatar.module.css'

export interface AvatarProps {
  src: string | null | undefined
  /** Name of the owner; its first character replaces a missing picture. */
  name: string
  /** Pixels; 40 unless told. */
  size?: number
}

/** Round picture of a person or an organisation. It is hidden from screen readers, because the name is next to it. */
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
