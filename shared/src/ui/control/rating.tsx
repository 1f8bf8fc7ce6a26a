import { useId } from 'react'
import { lazyWithRetry } from '../lazy-with-retry'
import { t } from './control.text'
import classes from './rating.module.css'
import type { RatingProps } from './stars'

const LazyStars = lazyWithRetry<RatingProps>(
  () => import('./stars').then(({ Stars }) => Stars),
  ({ onChange }) => <span className={classes.room} data-shown={onChange ? undefined : ''} />,
)

/** A rating in stars, editable or read-only. */
export function Rating(props: RatingProps) {
  const { label, value, onChange, count = 5 } = props
  const name = useId()
  if (!onChange)
    return (
      <span role="img" aria-label={`${label}: ${t.rated(value, count)}`} className={classes.shown}>
        <LazyStars {...props} />
      </span>
    )
  return (
    <fieldset className={classes.rating}>
      <legend className="visually-hidden">{label}</legend>
      {Array.from({ length: count }, (_, index) => index + 1).map((stars) => (
        <input
          key={stars}
          type="radio"
          name={name}
          className="visually-hidden"
          aria-label={t.stars(stars)}
          checked={value === stars}
          onChange={() => onChange(stars)}
        />
      ))}
      <LazyStars {...props} />
    </fieldset>
  )
}
