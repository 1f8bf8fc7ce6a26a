import { to } from '@plaza/shared/routes'
import { ButtonLink } from '@plaza/shared/ui'
import classes from './notes.module.css'
import { t } from './wallet.text'

/** In place of what needs a bound phone. */
export const NoPhoneNote = ({ redirect }: { redirect: string }) => (
  <div className={classes.note}>
    <p>{t.needsPhone()}</p>
    <ButtonLink small kind="secondary" to={to('phone-bind', {}, { redirect })}>
      {t.bindPhone()}
    </ButtonLink>
  </div>
)
