import { account } from '@plaza/shared/api'
import { useEvents, useHost, useResource, useSessionUser, useSettings } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { isLive, to } from '@plaza/shared/routes'
import { Badge, Bell, Switch } from '@plaza/shared/ui'
import classes from './mine.module.css'
import { t } from './mine.text'

const EVERY_MS = 60_000

export function TopBar() {
  const { settings } = useHost()
  const elder = useSettings((state) => state.elder)
  return (
    <div className={classes.top}>
      <Switch checked={elder} onChange={(on) => settings.change({ elder: on })} label={t.elder()} />
      {isLive('messages') && <Messages />}
    </div>
  )
}

function Messages() {
  const user = useSessionUser()
  const { data, refresh } = useResource(account.unread, {}, { enabled: user !== null, freshMs: 0 })
  useEvents(user ? 'unread' : null, refresh, EVERY_MS)
  const unread = user && data ? data.messages + data.replies : 0
  return (
    <Link to={to('messages')} className={classes.topLink}>
      <Badge count={unread} label={t.unread(unread)}>
        <Bell size={22} />
      </Badge>
      <span className="visually-hidden">{t.messages()}</span>
    </Link>
  )
}
