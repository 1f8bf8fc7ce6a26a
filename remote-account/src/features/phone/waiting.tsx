import { Skeleton } from '@plaza/shared/ui'
import classes from './phone.module.css'

/** While it is not known yet who the user is. */
export const Waiting = () => (
  <div aria-busy="true">
    <Skeleton height={240} className={classes.waiting} />
  </div>
)
