import type { WishDetail } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useNow, useSessionUser } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Phone, PictureGrid, ReportLink, TimeAgo } from '@plaza/shared/ui'
import { districtName } from '../../../parts/district.text'
import { PersonLink } from '../../../parts/person-link'
import { KindMark, StateMark } from '../list/wish-card'
import { contentOf, titleOf } from '../wish.text'
import { t } from './detail.text'
import classes from './wish-view.module.css'

export function WishView({ wish }: { wish: WishDetail }) {
  return (
    <>
      <article className={classes.part}>
        <div className={classes.top}>
          <KindMark kind={wish.kind} />
          <StateMark wish={wish} />
        </div>
        <h1 className={classes.title} tabIndex={-1}>
          {titleOf(wish)}
        </h1>
        <PersonLink person={wish.user}>
          <span>{districtName(wish.district)}</span> <TimeAgo of={wish.created_at} />
        </PersonLink>
        {wish.review === 'pending' && (
          <p className={classes.note} role="status">
            {t.pending()}
          </p>
        )}
        {wish.review === 'refused' && (
          <p className={classes.note} role="status">
            {t.refused(wish.refusal ?? '')}
          </p>
        )}
        <p className={classes.text}>{contentOf(wish)}</p>
        {wish.team && (
          <p className={classes.facts}>
            {t.wishedTeam()} <Link to={to('team-detail', {}, { id: wish.team.id })}>{nameOf(wish.team)}</Link>
          </p>
        )}
        <PictureGrid images={wish.images.map((url) => ({ url, width: 0, height: 0 }))} />
        {!wish.own && <ReportLink target="wish" id={wish.id} />}
      </article>
      {wish.thanks && (
        <section className={classes.part}>
          <h2 className={classes.heading}>{t.thanks()}</h2>
          <p className={classes.thanks}>{wish.thanks}</p>
        </section>
      )}
      <Claimant wish={wish} />
      <Contact wish={wish} />
    </>
  )
}

function Claimant({ wish: { claimant, due_at: due } }: { wish: WishDetail }) {
  const now = useNow()
  const user = useSessionUser()
  if (!claimant) return null
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t.claimant()}</h2>
      <PersonLink person={claimant} plain={user === null}>
        {due && t.due(dateTime(due, now))}
      </PersonLink>
    </section>
  )
}

function Contact({ wish: { contact } }: { wish: WishDetail }) {
  if (!contact) return null
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t.contact()}</h2>
      <div className={classes.contact}>
        <span className={classes.phone}>{contact.phone}</span>
        {!contact.masked && (
          <a className={classes.call} href={`tel:${contact.phone}`}>
            <Phone size={18} />
            {t.call()}
          </a>
        )}
      </div>
      <p className={classes.facts}>{contact.masked ? t.masked() : t.shared()}</p>
    </section>
  )
}
