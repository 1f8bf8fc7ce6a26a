import { useHydrated } from '@plaza/shared/host'
import { isDismissed, useGuide } from '../embedding/native/guide'
import classes from './layout.module.css'

/** Reserves the banner's space until its code is loaded. */
export function GuideBannerPlaceholder() {
  const isWanted = useGuide()
  const hydrated = useHydrated()
  return isWanted && !(hydrated && isDismissed()) ? <div className={classes.guide} data-waits="" /> : null
}
