import { account, wallets } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { useHost, useOutboxEntries, useResource, useSessionUser } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { isLive, to } from '@plaza/shared/routes'
import { Badge, Cell, CellGroup, ChevronRight, Clock, HandHeart } from '@plaza/shared/ui'
import { Money } from '../../money/money'
import { useAmounts } from '../../money/use-amounts'
import { addressOf, type Entry, ownPages, rest, services } from './entries'
import classes from './mine.module.css'
import { t } from './mine.text'

export function ServiceGrid() {
  const user = useSessionUser()
  const { data: wallet } = useResource(wallets.account, {}, { enabled: user !== null, freshMs: 0 })
  const { hidden } = useAmounts()
  const own = user ? wallet : undefined
  return (
    <nav className={`${classes.tiles} ${classes.services}`} aria-label={t.services()}>
      <div className={classes.grid}>
        {services
          .filter(({ route }) => isLive(route))
          .map((entry) => (
            <Link key={entry.route} to={addressOf(entry)} className={classes.service}>
              <Marked entry={entry} sealed={own?.sealed_packets ?? 0} />
              <span className={classes.caption}>{entry.label()}</span>
              {entry.route === 'wallet' && own && (
                <span className={classes.amount}>
                  <Money cents={own.cents} hidden={hidden} />
                </span>
              )}
            </Link>
          ))}
      </div>
    </nav>
  )
}

/** The icon of an entry; with the number of red packets to open. */
function Marked({ entry: { icon: Icon, route }, sealed }: { entry: Entry; sealed: number }) {
  if (route !== 'red-packets') return <Icon size={24} />
  return (
    <Badge count={sealed} label={t.toOpen(sealed)}>
      <Icon size={24} />
    </Badge>
  )
}

/** A volunteer's hours, or the way to become one; nothing if volunteering is not live. */
export function VolunteerStrip() {
  const user = useSessionUser()
  const joined = user?.roles.includes('volunteer') ?? false
  const { data } = useResource(account.statistics, {}, { enabled: joined, freshMs: 0 })
  const note = joined && data ? t.volunteerHours(data.hours.toFixed(1), data.activities) : t.volunteerWhy()
  if (!isLive('volunteer-register')) return null
  return (
    <Link to={to('volunteer-register')} className={classes.volunteer}>
      <HandHeart size={24} />
      <span className={classes.volunteerWords}>
        <span className={classes.volunteerTitle}>{joined ? t.volunteering() : t.volunteerJoin()}</span>
        <span className={classes.caption}>{note}</span>
      </span>
      <ChevronRight size={18} />
    </Link>
  )
}

export function RestList() {
  const unsent = useOutboxEntries().filter(({ state }) => state !== 'sent').length
  return (
    <CellGroup>
      {unsent > 0 && <Cell title={t.unsent()} icon={<Clock size={20} />} value={unsent} to={to('outbox')} />}
      <OwnPages />
      {rest.map((entry) => (
        <Cell key={entry.route} title={entry.label()} icon={<entry.icon size={20} />} to={addressOf(entry)} />
      ))}
    </CellGroup>
  )
}

/** The own page in the circles, own comments and who is blocked; a guest logs in first. */
function OwnPages() {
  const { session } = useHost()
  const user = useSessionUser()
  const { data } = useResource(account.statistics, {}, { enabled: user !== null, freshMs: 0 })
  if (!isLive('circle-user')) return null
  return ownPages.map(({ label, icon: Icon, tab, count: of }) => {
    const lead = user ? { to: to('circle-user', { id: user.id }, { tab }) } : { onClick: session.logIn }
    const value = user && of && data && data[of] > 0 ? count(data[of]) : undefined
    return <Cell key={label()} title={label()} icon={<Icon size={20} />} value={value} {...lead} />
  })
}
