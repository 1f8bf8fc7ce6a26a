import type { PlayerItem } from '@plaza/shared/host'
import { Img, Music, Radio } from '@plaza/shared/ui'
import classes from './cover.module.css'

/** The square cover of an item; an icon without one. */
export function Cover({ item, size }: { item: PlayerItem; size: number }) {
  const Icon = item.live ? Radio : Music
  return (
    <span className={classes.cover} data-picture={item.image ? '' : undefined}>
      {item.image ? <Img src={item.image} alt="" width={size} height={size} eager small={size < 120} /> : <Icon />}
    </span>
  )
}
