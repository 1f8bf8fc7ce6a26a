import { Skeleton } from '@plaza/shared/ui'
import classes from './tiles-skeleton.module.css'

const tiles = ['one', 'two', 'three', 'four', 'five', 'six']

/** Skeleton of tiles beside each other. */
export function TilesSkeleton() {
  return (
    <div className={classes.tiles} aria-hidden="true">
      {tiles.map((tile) => (
        <Skeleton key={tile} height={72} />
      ))}
    </div>
  )
}
