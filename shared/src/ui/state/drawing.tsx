import { lazyWithRetry } from '../lazy-with-retry'
import type { DrawingProps } from './drawings'
import classes from './panel.module.css'

/** The place of a drawing until its code is there. */
const Place = () => <svg className={classes.drawing} viewBox="0 0 120 90" width="120" height="90" aria-hidden="true" />

/** A small line drawing for what is not there; it comes after the words. */
export const Drawing = lazyWithRetry<DrawingProps>(() => import('./drawings').then(({ Drawing }) => Drawing), Place)
