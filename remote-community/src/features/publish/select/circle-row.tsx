import type { Circle } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { Link } from '@plaza/shared/router'
import { ChevronRight, Img, Tag } from '@plaza/shared/ui'
import { isClosed } from '../../../circle/circle.model'
import classes from './circle-row.module.css'
import { t } from './select.text'

interface CircleRowProps {
  circle: Circle
  /** Where a tap leads; nowhere for a circle that the user may not write in. */
  address?: string
  eager?: boolean
}

/** A circle to write in, or why it is none. */
export function CircleRow({ circle, address, eager = false }: CircleRowProps) {
  const { restriction } = circle
  const content = (
    <>
      <span className={classes.cover}>
        <Img src={circle.image} alt="" width={88} height={88} small eager={eager} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>
          <b>{circle.name}</b>
          {isClosed(circle) && <Tag tone="gold">{t.membersOnly()}</Tag>}
          {restriction && <Tag tone="red">{restriction.kind === 'muted' ? t.muted() : t.removed()}</Tag>}
        </span>
        <span className={classes.facts}>{t.facts(count(circle.members), count(circle.posts))}</span>
      </span>
    </>
  )
  if (restriction || isClosed(circle) || !address) return <div className={classes.row}>{content}</div>
  return (
    <Link className={classes.row} to={address}>
      {content}
      <ChevronRight className={classes.arrow} size={16} />
    </Link>
  )
}
