import { Skeleton } from '@plaza/shared/ui'
import classes from './invitation.module.css'

export const InvitationSkeleton = () => (
  <div className={classes.head} aria-hidden="true">
    <Skeleton width={72} height={72} round />
    <Skeleton width="60%" height={24} />
    <Skeleton width="100%" height={120} />
  </div>
)
