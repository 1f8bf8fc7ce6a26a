import { lazyWithRetry } from '../lazy-with-retry'
import classes from './stepper.module.css'
import type { StepperProps } from './stepper-buttons'

/** A small count that is raised and lowered: people, copies, hours. */
export const Stepper = lazyWithRetry<StepperProps>(
  () => import('./stepper-buttons').then(({ StepperButtons }) => StepperButtons),
  () => <span className={classes.room} />,
)
