import type { Invitation } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { Avatar, Img, Tag } from '@plaza/shared/ui'
import classes from './invitation.module.css'
import { t } from './invitation.text'

/** Who invites, and to what. */
export function InvitationCard({ invitation }: { invitation: Invitation }) {
  const { inviter, target, circle, text } = invitation
  const note = noteOf(invitation)
  return (
    <section className={classes.head}>
      <Avatar src={inviter.avatar} name={inviter.name} size={72} />
      <h2 className={classes.lead}>{target === 'post' ? t.toPost(inviter.name) : t.toCircle(inviter.name)}</h2>
      {target === 'post' && <PostExcerpt invitation={invitation} />}
      <div className={classes.circle}>
        <span className={classes.cover}>
          <Img src={circle.image} alt="" width={160} height={160} eager />
        </span>
        <span className={classes.words}>
          <b className={classes.name}>{circle.name}</b>
          <span className={classes.facts}>
            {t.members(count(circle.members))}
            {circle.members_only && <Tag>{t.byInvitation()}</Tag>}
          </span>
        </span>
      </div>
      {target === 'circle' && text && <p className={classes.text}>{text}</p>}
      {note && <p className={classes.note}>{note}</p>}
    </section>
  )
}

function PostExcerpt({ invitation: { title, text, image } }: { invitation: Invitation }) {
  return (
    <blockquote className={classes.post}>
      {image && (
        <span className={classes.picture}>
          <Img src={image} alt="" width={160} height={160} />
        </span>
      )}
      <span className={classes.words}>
        <p className={classes.excerpt}>{title}</p>
        <span className={classes.facts}>{t.writtenBy(text)}</span>
      </span>
    </blockquote>
  )
}

const notes = { expired: t.expired, full: t.full, ended: t.ended }
const ownNotes = { expired: t.ownExpired, full: t.ownFull, ended: t.ownEnded }

/** What keeps the invitation from being used. */
function noteOf({ own, state, circle }: Invitation): string | null {
  if (!own && circle.joined) return t.member()
  return state === 'open' ? null : (own ? ownNotes : notes)[state]()
}
