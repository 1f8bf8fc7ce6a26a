import { lazyWithRetry } from '../lazy-with-retry'
import type { DrawingProps } from './drawings'
import classes from './panel.module.css'

/** Placeholder of a drawing until its code is loaded. */
const Place = () => <svg className={classes.drawing} viewBox="0 0 120 90" width="120" height="90" aria-hidden="true" />

/** A small line drawing for an empty state; its code loads after the text. */
export const Drawing = lazyWithRetry<DrawingProps>(() => import('./drawings').then(({ Drawing }) => Drawing), Place)
