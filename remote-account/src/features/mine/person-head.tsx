import type { User as Someone } from '@plaza/shared/api'
import { useHost, useSession } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { isLive, to } from '@plaza/shared/routes'
import { Avatar, Button, ChevronRight, Skeleton, Tag, User } from '@plaza/shared/ui'
import { useState } from 'react'
import { t } from './mine.text'
import classes from './person-head.module.css'

const AVATAR = 64

/** The user, a guest who can log in, or a placeholder while the session is unknown, with a retry once no answer came. */
export function PersonHead() {
  const { status, user, unanswered } = useSession((session) => session)
  if (user) return <Person user={user} />
  if (unanswered) return <Unanswered />
  return status === 'checking' ? <Unknown /> : <Guest />
}

function Person({ user }: { user: Someone }) {
  return (
    <section className={classes.head}>
      <Link to={to('profile')} className={classes.person}>
        <Avatar src={user.avatar} name={user.nickname} size={AVATAR} />
        <span className={classes.words}>
          <span className={classes.name}>{user.nickname}</span>
          <span className={classes.phone}>{user.phone}</span>
          {isLive('profile') && <span className="visually-hidden">{t.profile()}</span>}
        </span>
        {isLive('profile') && <ChevronRight className={classes.arrow} />}
      </Link>
      <p className={classes.tags}>
        {user.real_name === 1 && <Tag tone="blue">{t.realName()}</Tag>}
        {user.roles.includes('volunteer') && <Tag tone="orange">{t.volunteer()}</Tag>}
        {user.phone === '' && (
          <Link to={to('phone-bind', {}, { redirect: to('mine') })} className={classes.bind}>
            {t.noPhone()}
          </Link>
        )}
      </p>
    </section>
  )
}

function Guest() {
  const { session } = useHost()
  return (
    <section className={classes.head}>
      <div className={classes.person}>
        <span className={classes.nobody}>
          <User size={32} />
        </span>
        <span className={classes.words}>
          <Button onClick={session.logIn}>{t.logIn()}</Button>
          <span className={classes.phone}>{t.logInWhy()}</span>
        </span>
      </div>
    </section>
  )
}

/** The account could not be reached; who it belongs to stays logged in. */
function Unanswered() {
  const { session } = useHost()
  const [busy, setBusy] = useState(false)
  const check = () => {
    setBusy(true)
    void session.check().finally(() => setBusy(false))
  }
  return (
    <section className={classes.head}>
      <div className={classes.person} role="alert">
        <span className={classes.nobody}>
          <User size={32} />
        </span>
        <span className={classes.words}>
          <span>{t.unanswered()}</span>
          <Button kind="secondary" small loading={busy} onClick={check}>
            {t.tryAgain()}
          </Button>
        </span>
      </div>
    </section>
  )
}

const Unknown = () => (
  <section className={classes.head} aria-busy="true">
    <div className={classes.person}>
      <Skeleton width={AVATAR} height={AVATAR} round />
      <span className={classes.words}>
        <Skeleton width={140} height={22} />
        <Skeleton width={96} height={14} />
      </span>
    </div>
  </section>
)
