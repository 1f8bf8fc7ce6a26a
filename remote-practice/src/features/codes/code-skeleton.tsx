import { Skeleton } from '@plaza/shared/ui'
import classes from './code-panel.module.css'

export const CodeSkeleton = () => (
  <div className={classes.panel} aria-hidden="true">
    <Skeleton width={48} height={48} />
    <div className={classes.code}>
      <Skeleton height={280} />
    </div>
  </div>
)
