import { isDismissed, useGuide } from '../embedding/guide'
import classes from './layout.module.css'

/** Keeps the banner's place until its code is here, so that nothing moves then. */
export const GuidePlace = () => (useGuide() && !isDismissed() ? <div className={classes.guide} /> : null)
