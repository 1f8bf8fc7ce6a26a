import { EllipsisVertical } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from './button'
import classes from './menu.module.css'

export interface MenuAction {
  /** Distinguishes it from the others. */
  key: string
  words: string
  isDangerous?: boolean
  onChoose(): void
}

interface MenuProps {
  /** Name of the button. */
  label: string
  actions: readonly MenuAction[]
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** A button with a menu of actions; arrow keys, Home, End, Escape and first letters work in it as in every menu. */
export function Menu({ label, actions }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const items = () => [...(place.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const close = () => {
    setOpen(false)
    place.current?.querySelector('button')?.focus()
  }
  useEffect(() => {
    if (!isOpen) return
    place.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const leave = (event: Event) => !place.current?.contains(event.target as Node) && setOpen(false)
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [isOpen])

  function move(event: KeyboardEvent) {
    const all = items()
    const now = all.indexOf(document.activeElement as HTMLElement)
    const to = targetOf(event.key, now, all)
    if (event.key === 'Escape') close()
    else if (to) to.focus()
    else if (event.key === 'Tab') return setOpen(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={place} className={classes.place}>
      <Button
        kind="quiet"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <EllipsisVertical />
      </Button>
      {isOpen && (
        <div id={id} role="menu" tabIndex={-1} aria-label={label} className={classes.menu} onKeyDown={move}>
          {actions.map(({ key, words, isDangerous, onChoose }) => (
            <button
              key={key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={`${classes.item} ${isDangerous ? classes.danger : ''}`}
              onClick={() => {
                close()
                onChoose()
              }}
            >
              {words}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** The item that a key leads to; undefined if it leads nowhere. */
function targetOf(key: string, now: number, items: readonly HTMLElement[]): HTMLElement | undefined {
  const step = steps[key]
  if (step !== undefined) return items[(now + step + items.length) % items.length]
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const after = [...items.slice(now + 1), ...items.slice(0, now + 1)]
  return after.find(({ textContent }) => textContent?.toLowerCase().startsWith(key.toLowerCase()))
}
