import type { ChannelPlay } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Avatar, SectionTitle } from '@plaza/shared/ui'
import { t } from '../radios.text'
import classes from './presenters.module.css'

export function Presenters({ people }: { people: ChannelPlay['anchors'] }) {
  if (people.length === 0) return null
  return (
    <section className={classes.presenters} aria-label={t.anchors()}>
      <SectionTitle title={t.anchors()} />
      <ul className={classes.row} data-swipes-itself>
        {people.map(({ id, name, avatar }) => (
          <li key={id}>
            <Link to={to('anchor', { id })} className={classes.person}>
              <Avatar src={avatar} name={name} size={52} />
              <span className={classes.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
