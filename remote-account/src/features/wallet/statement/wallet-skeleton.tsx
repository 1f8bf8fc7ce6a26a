import { CellsSkeleton, Skeleton } from '@plaza/shared/ui'
import classes from './balance.module.css'

/** Skeleton of the page: balance, tiles and lines. */
export const WalletSkeleton = () => (
  <>
    <div className={classes.card} aria-hidden="true">
      <div className={classes.waiting}>
        <Skeleton width="30%" />
      </div>
      <Skeleton width="60%" height={43} className={classes.balance} />
      <Skeleton height={44} />
    </div>
    <div className={classes.tiles} aria-hidden="true">
      <div className={classes.tile}>
        <Skeleton width="40%" height={52} />
      </div>
    </div>
    <CellsSkeleton rows={5} />
  </>
)
