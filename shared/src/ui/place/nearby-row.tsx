import { Link } from '@plaza/shared/router'
import type { ReactNode } from 'react'
import { distance } from '../../format'
import { nameOf } from '../../text'
import { Img } from '../media/img'
import classes from './nearby-row.module.css'

interface NearbyRowProps {
  place: { name: string; name_en?: string | undefined; image: string | null; distance: number | null }
  to: string
  /** In place of the picture of a place that has none. */
  icon: ReactNode
  /** The picture is wider than high; square unless told. */
  wide?: boolean
  /** Lines below the name. */
  children: ReactNode
}

/** A place in a list, with its picture and how far away it is. */
export function NearbyRow({ place, to, icon, wide = false, children }: NearbyRowProps) {
  const size = wide ? { width: 184, height: 138, ratio: 4 / 3 } : { width: 144, height: 144, ratio: 1 }
  return (
    <Link className={classes.row} to={to}>
      <span className={classes.picture} data-wide={wide || undefined}>
        {place.image ? <Img src={place.image} alt="" {...size} small /> : icon}
      </span>
      <span className={classes.words}>
        <span className={classes.title}>
          <b>{nameOf(place)}</b>
          {place.distance !== null && <span className={classes.distance}>{distance(place.distance)}</span>}
        </span>
        {children}
      </span>
    </Link>
  )
}
