import { account, type MenuItem } from '@plaza/shared/api'
import { useExtensions, useHost, useResource, useSession, useSite } from '@plaza/shared/host'
import { defineTexts, nameOf } from '@plaza/shared/text'
import { smooth } from '@plaza/shared/ui'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { domain } from '../site/domains'
import classes from './footer.module.css'
import { MenuIcon } from './icons'
import { type Destination, destinationOf, hasUnread, isActive, shownItems } from './menu'
import { reselect } from './reselect'

const t = defineTexts({
  menu: { en: 'Main menu', zh: '主菜单' },
  unread: { en: (count: string) => `${count} unread`, zh: (count: string) => `${count} 条未读` },
})

const UNREAD_FRESH_MS = 60_000
const UNREAD_MAX = 99
const WITH_LABEL = 1
/** Maximum number of items side by side; more are scrollable, with a part of the next one visible. */
const SIDE_BY_SIDE = 5

interface FooterProps {
  /** Path of the current page. */
  address: string
}

/** The configured bottom menu (product spec, section 2). */
export function Footer({ address }: FooterProps) {
  const menu = useSite((state) => state.menu)
  const unread = useUnread()
  const pages = useExtensions('footer.item')
  const items = shownItems(menu, pages)
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has another active item
  useLayoutEffect(() => {
    const active = list.current?.querySelector('[aria-current]')?.closest('li')
    if (active)
      list.current?.scrollTo?.({ left: active.offsetLeft - (list.current.clientWidth - active.clientWidth) / 2 })
  }, [address, items.length])
  if (items.length === 0) return null
  return (
    <nav className={classes.bar} aria-label={t.menu()}>
      <ul ref={list} className={classes.items} data-scrolled={items.length > SIDE_BY_SIDE ? '' : undefined}>
        {items.map((item) => (
          <li key={item.id}>
            <FooterItem
              item={item}
              destination={destinationOf(item, { pages, activityDomain: domain('asc_h5_domain') })}
              pathname={address}
              unread={hasUnread(item, pages) ? unread : 0}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface FooterItemProps {
  item: MenuItem
  destination: Destination
  pathname: string
  unread: number
}

function FooterItem({ item, destination, pathname, unread }: FooterItemProps) {
  const host = useHost()
  const active = isActive(destination, pathname)
  const name = nameOf(item)
  const shown = unread > UNREAD_MAX ? `${UNREAD_MAX}+` : `${unread}`
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (active) {
      window.scrollTo({ top: 0, behavior: smooth() })
      reselect()
    } else if (destination === 'none') return
    else if ('external' in destination) host.openExternal(destination.external, { by: 'editor' })
    else host.navigate(destination.address)
  }
  const inner = (
    <>
      <span className={classes.icon}>
        <MenuIcon item={item} />
      </span>
      {item.show_type === WITH_LABEL && <span className={classes.label}>{name}</span>}{' '}
      {unread > 0 && <span className={classes.badge}>{shown}</span>}
    </>
  )
  const shared = {
    className: classes.item,
    'aria-label': unread > 0 ? `${name} ${t.unread(shown)}` : name,
    onClick: go,
  }
  if (typeof destination === 'string' || !('address' in destination)) {
    return (
      <button type="button" {...shared}>
        {inner}
      </button>
    )
  }
  return (
    <a
      {...shared}
      href={host.href(destination.address)}
      aria-current={active ? 'page' : undefined}
      onPointerDown={() => host.prefetch(destination.address)}
    >
      {inner}
    </a>
  )
}

/** The user's unread messages and replies; 0 for a guest. */
function useUnread(): number {
  const enabled = useSession((state) => state.status === 'user')
  const { data } = useResource(account.unread, {}, { enabled, freshMs: UNREAD_FRESH_MS })
  return enabled && data ? data.messages + data.replies : 0
}
