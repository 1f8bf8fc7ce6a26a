import type { PositionDetail } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { ChevronRight, Img, OpenState, Phone } from '@plaza/shared/ui'
import classes from './centre.module.css'
import { t } from './centre.text'

/** The face of a centre: its picture, its name, whether it is open, its line. */
export function CentreHead({ centre, hotline }: { centre: PositionDetail; hotline: string }) {
  return (
    <header className={classes.hero}>
      <Img src={centre.image} alt="" width={780} height={390} ratio={2} eager />
      <div className={classes.caption}>
        <h2>{nameOf(centre)}</h2>
        <p>
          <OpenState hours={centre.hours} />
        </p>
      </div>
      <div className={classes.line}>
        <Link className={classes.about} to={to('position', {}, { id: centre.id })}>
          {t.about()}
          <ChevronRight size={16} />
        </Link>
        <a className={classes.call} href={`tel:${hotline.replaceAll('-', '')}`} aria-label={t.call(hotline)}>
          <Phone size={18} />
          {hotline}
        </a>
      </div>
    </header>
  )
}
