import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../class-names'
import { smooth } from '../motion'
import classes from './tabs.module.css'

export interface TabItem<Id extends string = string> {
  id: Id
  label: string
}

export interface TabsProps<Id extends string> {
  items: readonly TabItem<Id>[]
  /** Id of the tab that is shown. */
  value: Id
  onChange: (id: Id) => void
  /** Accessible name of the tabs. */
  label: string
  /** Stays below the header while the page scrolls. */
  sticky?: boolean
  /** Tabs share the width evenly: for four or fewer. */
  even?: boolean
  /** Connects the tabs with their `TabPanel`. */
  name?: string
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs that scroll sideways; arrows move between them, the chosen one comes into view. */
export function Tabs<Id extends string>({ items, value, onChange, label, sticky, even, name }: TabsProps<Id>) {
  const strip = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab is chosen
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!strip.current || !chosen) return
    const left = chosen.offsetLeft - (strip.current.clientWidth - chosen.offsetWidth) / 2
    strip.current.scrollTo({ left, behavior: smooth() })
  }, [value])

  const move = (event: KeyboardEvent) => {
    const at = items.findIndex(({ id }) => id === value)
    const next = steps[event.key]?.(at, items.length) ?? -1
    const target = items[next]
    if (!target) return
    event.preventDefault()
    const tab = strip.current?.children[next]
    if (tab instanceof HTMLElement) tab.focus()
    onChange(target.id)
  }

  return (
    <div className={classNames(classes.tabs, sticky && classes.sticky)}>
      <div
        ref={strip}
        className={classNames(classes.strip, even && classes.even)}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        data-swipes-itself
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={name && `${name}-tab-${item.id}`}
            aria-controls={name && `${name}-panel`}
            aria-selected={item.id === value}
            tabIndex={item.id === value ? 0 : -1}
            className={classes.tab}
            onClick={() => onChange(item.id)}
          >
            {item.label}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The panel of the chosen tab of the `Tabs` with that name. */
export function TabPanel({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={`${name}-panel`} aria-labelledby={`${name}-tab-${value}`}>
      {children}
    </div>
  )
}
