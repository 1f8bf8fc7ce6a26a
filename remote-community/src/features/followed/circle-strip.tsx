import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Img, SectionTitle, Skeleton } from '@plaza/shared/ui'
import classes from './circle-strip.module.css'
import { t } from './followed.text'
import type { CircleSelection } from './use-circle-strip'

export function CircleStrip({ strip }: { strip: CircleSelection }) {
  const title = strip.joined ? t.joined() : t.suggested()
  if (!strip.pending && strip.items.length === 0) return null
  return (
    <section className={classes.part} aria-label={title}>
      <SectionTitle title={title} />
      <div className={classes.strip} data-swipes-itself>
        {strip.pending
          ? ['one', 'two', 'three', 'four'].map((key) => <Skeleton key={key} width={76} height={92} />)
          : strip.items.map((circle) => (
              <Link key={circle.id} className={classes.circle} to={to('circle', { circle_id: circle.id })}>
                <span className={classes.cover}>
                  <Img src={circle.image} alt="" width={160} height={160} small eager />
                </span>
                <span className={classes.name}>{circle.name}</span>
              </Link>
            ))}
      </div>
    </section>
  )
}
