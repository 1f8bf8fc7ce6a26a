import { Headphones } from '@plaza/shared/ui'
import { t } from '../article.text'
import classes from './read-aloud.module.css'

/** The bar as it stands before its code is there. */
export const StillBar = ({ length }: { length: string }) => (
  <span className={classes.bar}>
    <span className={classes.sign} aria-hidden="true">
      <Headphones />
    </span>
    <span>{t.listen()}</span>
    {length && <span className={classes.length}>{length}</span>}
  </span>
)
