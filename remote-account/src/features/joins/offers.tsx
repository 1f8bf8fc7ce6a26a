import { type JoinOffer, joins } from '@plaza/shared/api'
import { usePaged, useSessionUser } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { textOf } from '@plaza/shared/text'
import { ButtonLink, Cell, CellGroup, PullToRefresh, Tag, TimeAgo } from '@plaza/shared/ui'
import classes from './join.module.css'
import { stateText, t } from './join.text'
import { tones } from './state-tone'

/** What somebody can be here, and the own applications. */
export function Offers({ list, onRefresh }: { list: readonly JoinOffer[]; onRefresh: () => Promise<unknown> }) {
  return (
    <PullToRefresh onRefresh={onRefresh}>
      <p className={classes.intro}>{t.intro()}</p>
      <OwnApplications offers={list} />
      <ul className={classes.offers} aria-label={t.offers()}>
        {list.map((offer) => (
          <Offer key={offer.role} offer={offer} />
        ))}
      </ul>
    </PullToRefresh>
  )
}

function Offer({ offer }: { offer: JoinOffer }) {
  const name = textOf(offer.name)
  return (
    <li className={classes.offer}>
      <h2 className={classes.name}>{name}</h2>
      <p className={classes.summary}>{textOf(offer.summary)}</p>
      <p className={classes.label}>{t.needs()}</p>
      <ul className={classes.needs}>
        {offer.needs.map((need) => (
          <li key={need.en}>{textOf(need)}</li>
        ))}
      </ul>
      <ButtonLink kind="secondary" block to={to('join', {}, { role: offer.role })}>
        {t.applyFor(name)}
      </ButtonLink>
    </li>
  )
}

function OwnApplications({ offers }: { offers: readonly JoinOffer[] }) {
  const user = useSessionUser()
  const own = usePaged(joins.list, {}, { enabled: user !== null, freshMs: 0 })
  if (!user || own.items.length === 0) return null
  const nameOf = (role: string) => {
    const offer = offers.find((one) => one.role === role)
    return offer ? textOf(offer.name) : role
  }
  return (
    <CellGroup title={t.mine()}>
      {own.items.map((one) => (
        <Cell
          key={one.id}
          title={nameOf(one.role)}
          note={<TimeAgo of={one.created_at} />}
          value={<Tag tone={tones[one.state]}>{stateText[one.state]()}</Tag>}
          to={to('join', {}, { application: one.id })}
        />
      ))}
    </CellGroup>
  )
}
