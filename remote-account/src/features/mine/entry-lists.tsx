import { account, type DataOf, wallets } from '@plaza/shared/api'
import { type LiveItem, leadsTo, targetAddress } from '@plaza/shared/extensions'
import { count } from '@plaza/shared/format'
import { useExtensions, useHost, useOutboxEntries, useResource, useSessionUser } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { textOf } from '@plaza/shared/text'
import { Badge, Cell, CellGroup, Clock, ExtensionIcon } from '@plaza/shared/ui'
import { Fragment } from 'react'
import { Money } from '../../money/money'
import { useAmounts } from '../../money/use-amounts'
import { type Entry, rest, services } from './entries'
import classes from './mine.module.css'
import { t } from './mine.text'

export function ServiceGrid() {
  const user = useSessionUser()
  const { data: wallet } = useResource(wallets.account, {}, { enabled: user !== null, freshMs: 0 })
  const own = user ? wallet : undefined
  const tiles = inOrder([
    ...services.map((entry) => ({ order: entry.order, key: entry.route, tile: <OwnTile entry={entry} own={own} /> })),
    ...useExtensions('mine.entry')
      .filter(({ group, to }) => group === 'services' && leadsTo(to))
      .map((item) => ({ order: item.order, key: item.id, tile: <Tile item={item} /> })),
  ])
  return (
    <nav className={`${classes.tiles} ${classes.services}`} aria-label={t.services()}>
      <div className={classes.grid}>
        {tiles.map(({ key, tile }) => (
          <Fragment key={key}>{tile}</Fragment>
        ))}
      </div>
    </nav>
  )
}

const inOrder = <T extends { order: number }>(all: readonly T[]): T[] =>
  [...all].sort((one, other) => one.order - other.order)

/** An entry that another remote brings. */
function Tile({ item: { label, icon, to: target } }: { item: LiveItem<'mine.entry'> }) {
  return (
    <Link to={targetAddress(target)} className={classes.service}>
      <ExtensionIcon name={icon} />
      <span className={classes.caption}>{textOf(label)}</span>
    </Link>
  )
}

function OwnTile({ entry, own }: { entry: Entry; own: DataOf<typeof wallets.account> | undefined }) {
  const { hidden } = useAmounts()
  return (
    <Link to={to(entry.route)} className={classes.service}>
      <Marked entry={entry} sealed={own?.sealed_packets ?? 0} />
      <span className={classes.caption}>{entry.label()}</span>
      {entry.route === 'wallet' && own && (
        <span className={classes.amount}>
          <Money cents={own.cents} hidden={hidden} />
        </span>
      )}
    </Link>
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

export function RestList() {
  const unsent = useOutboxEntries().filter(({ state }) => state !== 'sent').length
  return (
    <CellGroup>
      {unsent > 0 && <Cell title={t.unsent()} icon={<Clock size={20} />} value={unsent} to={to('outbox')} />}
      <OwnPages />
      {rest.map((entry) => (
        <Cell key={entry.route} title={entry.label()} icon={<entry.icon size={20} />} to={to(entry.route)} />
      ))}
    </CellGroup>
  )
}

/** Pages about the user that other remotes bring; a guest logs in first. */
function OwnPages() {
  const { session } = useHost()
  const user = useSessionUser()
  const { data } = useResource(account.statistics, {}, { enabled: user !== null, freshMs: 0 })
  const items = useExtensions('mine.entry').filter(({ group, to }) => group === 'own' && leadsTo(to))
  const numberOf = (name = '') => (user && data && Object.entries(data).find(([of]) => of === name)?.[1]) || 0
  return items.map(({ id, label, icon, to: target, count: of }) => {
    const lead = user ? { to: targetAddress(target, { user: user.id }) } : { onClick: session.logIn }
    const value = numberOf(of) > 0 ? count(numberOf(of)) : undefined
    return (
      <Cell key={id} title={textOf(label)} icon={<ExtensionIcon name={icon} size={20} />} value={value} {...lead} />
    )
  })
}
