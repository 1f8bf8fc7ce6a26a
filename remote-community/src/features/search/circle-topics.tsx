import { circles } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { SectionTitle } from '@plaza/shared/ui'
import classes from './circle-results.module.css'
import { t } from './circle-search.text'

/** The circle's topics, for somebody who has no word yet; nothing without them. */
export function CircleTopics({ circle }: { circle: string }) {
  const { items } = usePaged(circles.topics, { params: { id: circle } })
  if (items.length === 0) return null
  return (
    <section className={classes.part} aria-label={t.topics()}>
      <SectionTitle title={t.topics()} />
      <ul className={classes.topics}>
        {items.map(({ id, name }) => (
          <li key={id}>
            <Link className={classes.topic} to={to('topic', { id })}>
              # {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
