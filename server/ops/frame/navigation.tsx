import { defineTexts } from '@plaza/shared/text'
import { Ellipsis } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import classes from './navigation.module.css'
import { useNarrow } from './use-narrow'
import { groupOf, type View, viewName } from './view'
import { viewIcons } from './view-icons'

const t = defineTexts({
  nav: { en: 'Views', zh: '视图' },
  more: { en: 'More', zh: '更多' },
  waiting: { en: (n: number) => `${n} to look at`, zh: (n: number) => `${n} 项待处理` },
})

/** What waits in a view, by its name. */
export type Badges = Readonly<Partial<Record<View, number>>>

interface NavigationProps {
  view: View
  views: readonly View[]
  badges: Badges
}

/** The views in groups: a line in the header, on a phone a bar at the bottom. */
export function Navigation(props: NavigationProps) {
  const isNarrow = useNarrow()
  return (
    <nav className={isNarrow ? classes.bar : classes.line} aria-label={t.nav()}>
      {isNarrow ? <BarLinks {...props} /> : props.views.map((one) => <ViewLink key={one} {...props} to={one} />)}
    </nav>
  )
}

function ViewLink({ view, views, badges, to }: NavigationProps & { to: View }) {
  const link = useRef<HTMLAnchorElement>(null)
  // In a narrow window the line scrolls.
  useEffect(() => {
    if (to === view) link.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [to, view])
  const isFirst = groupOf(to) !== groupOf(views[views.indexOf(to) - 1] ?? to)
  return (
    <a
      ref={link}
      href={`#${to}`}
      aria-current={to === view ? 'page' : undefined}
      className={`${classes.link} ${isFirst ? classes.apart : ''}`}
    >
      {viewName(to)}
      <Badge n={badges[to] ?? 0} />
    </a>
  )
}

const Badge = ({ n }: { n: number }) =>
  n > 0 && (
    <span className={classes.badge}>
      <span aria-hidden="true">{n > 99 ? '99+' : n}</span>
      <span className="visually-hidden">{t.waiting(n)}</span>
    </span>
  )

/** A phone whose page is twice as large, in CSS pixels. */
const ENLARGED_WIDTH = 280

function BarLinks({ view, views, badges }: NavigationProps) {
  const places = useNarrow(ENLARGED_WIDTH) ? 3 : 5
  const isLong = views.length > places
  const shown = isLong ? views.slice(0, places - 1) : views
  const rest = views.slice(shown.length)
  return (
    <>
      {shown.map((one) => (
        <BarLink key={one} to={one} view={view} n={badges[one] ?? 0} />
      ))}
      {isLong && <MoreViews view={view} views={rest} badges={badges} />}
    </>
  )
}

function BarLink({ to, view, n }: { to: View; view: View; n: number }) {
  const Icon = viewIcons[to]
  return (
    <a href={`#${to}`} aria-current={to === view ? 'page' : undefined} className={classes.tab}>
      <Icon aria-hidden="true" />
      <span>{viewName(to)}</span>
      <Badge n={n} />
    </a>
  )
}

/** The views for which there is no room in the bar. */
function MoreViews({ view, views, badges }: NavigationProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const waiting = views.reduce((sum, one) => sum + (badges[one] ?? 0), 0)
  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpen(false)
    const leave = (event: Event) => !place.current?.contains(event.target as Node) && close()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      place.current?.querySelector('button')?.focus()
    }
    window.addEventListener('hashchange', close)
    document.addEventListener('pointerdown', leave)
    document.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('hashchange', close)
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen])
  return (
    <div ref={place} className={classes.more}>
      <button
        type="button"
        className={classes.tab}
        aria-expanded={isOpen}
        data-current={views.includes(view) || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis aria-hidden="true" />
        <span>{views.includes(view) ? viewName(view) : t.more()}</span>
        <Badge n={waiting} />
      </button>
      {isOpen && (
        <div className={classes.sheet}>
          {views.map((one) => (
            <BarLink key={one} to={one} view={view} n={badges[one] ?? 0} />
          ))}
        </div>
      )}
    </div>
  )
}
