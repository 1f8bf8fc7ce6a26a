import type { PublicUser } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { to } from '@plaza/shared/routes'
import { Avatar, ButtonLink, lazyWithRetry, MapPin, Tag } from '@plaza/shared/ui'
import { FollowPerson } from '../../person/follow-person'
import { badgeText } from '../../person/person.text'
import { t } from './people.text'
import classes from './person-head.module.css'
import type { PersonTab } from './person-tabs'

const Unblock = lazyWithRetry(() => import('./unblock').then(({ Unblock }) => Unblock))

interface PersonHeadProps {
  person: PublicUser
  onTab: (tab: PersonTab) => void
}

export function PersonHead({ person, onTab }: PersonHeadProps) {
  const counts = [
    ['posts', person.posts],
    ['followed', person.following],
    ['followers', person.followers],
  ] as const
  return (
    <header className={classes.head}>
      <div className={classes.row}>
        <Avatar src={person.avatar} name={person.name} size={72} />
        <div className={classes.words}>
          <h1 tabIndex={-1}>{person.name}</h1>
          <p className={classes.facts}>
            {person.badge && <Tag tone="gold">{badgeText[person.badge]()}</Tag>}
            {person.district && (
              <span className={classes.place}>
                <MapPin size={14} />
                {person.district}
              </span>
            )}
          </p>
        </div>
        <PersonAction person={person} />
      </div>
      {person.intro && <p className={classes.intro}>{person.intro}</p>}
      {person.muted && <p className={classes.note}>{t.muted()}</p>}
      {person.blocked && <p className={classes.note}>{t.youBlocked()}</p>}
      <ul className={classes.counts}>
        {counts.map(([tab, number]) => (
          <li key={tab}>
            <button type="button" onClick={() => onTab(tab)}>
              <b>{tab === 'followed' && person.follows_hidden ? '–' : count(number)}</b>
              <span>{t[tab]()}</span>
            </button>
          </li>
        ))}
      </ul>
    </header>
  )
}

function PersonAction({ person }: { person: PublicUser }) {
  if (person.own)
    return (
      <ButtonLink kind="secondary" small to={to('profile')}>
        {t.edit()}
      </ButtonLink>
    )
  if (!person.blocked) return <FollowPerson person={person} />
  return <Unblock person={person} />
}
