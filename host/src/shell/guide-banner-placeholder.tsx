import { useHydrated } from '@plaza/shared/host'
import { isDismissed, useGuide } from '../embedding/native/guide'
import classes from './layout.module.css'

/** Keeps the banner's place until its code is here, so that nothing moves then. */
export function GuideBannerPlaceholder() {
  const isWanted = useGuide()
  const hydrated = useHydrated()
  return isWanted && !(hydrated && isDismissed()) ? <div className={classes.guide} data-waits="" /> : null
}
