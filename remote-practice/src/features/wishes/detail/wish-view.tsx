import type { Author, WishDetail } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Avatar, Phone, PictureGrid, ReportLink, TimeAgo } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { districtName } from '../../../parts/district.text'
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
        <Person of={wish.user}>
          <span>{districtName(wish.district)}</span> <TimeAgo of={wish.created_at} />
        </Person>
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

function Person({ of, children }: { of: Author; children: ReactNode }) {
  return (
    <Link className={classes.person} to={to('circle-user', { id: of.id })}>
      <Avatar src={of.avatar} name={of.name} size={40} />
      <span className={classes.name}>
        <b>{of.name}</b>
        <span className={classes.facts}>{children}</span>
      </span>
    </Link>
  )
}

function Claimant({ wish: { claimant, due_at: due } }: { wish: WishDetail }) {
  const now = useNow()
  if (!claimant) return null
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t.claimant()}</h2>
      <Person of={claimant}>{due && t.due(dateTime(due, now))}</Person>
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
