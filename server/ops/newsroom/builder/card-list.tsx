import { defineTexts } from '@plaza/shared/text'
import { Puck } from '@puckeditor/core'
import { Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Button } from '../../parts/button'
import classes from './builder.module.css'
import { useBuilder } from './builder-context'
import { useCardActions } from './use-card-actions'

const t = defineTexts({
  cards: { en: 'Cards', zh: '卡片' },
  list: { en: 'Cards of the page', zh: '页面卡片' },
  add: { en: (name: string) => `Add · ${name}`, zh: (name: string) => `添加 · ${name}` },
  help: {
    en: 'Drag a card into the list, or add it at the end. Alt with an arrow key moves the chosen card.',
    zh: '把卡片拖进列表，或点加号添加到末尾。按住 Alt 和方向键移动所选卡片。',
  },
  empty: { en: 'The page is empty: add its first card.', zh: '页面还是空的，先添加一张卡片。' },
})

export function DrawerItem({ type }: { type: string }) {
  const { add } = useCardActions()
  const name = useBuilder().nameOf(type)
  return (
    <span className={classes.drawerItem}>
      {name}
      <Button
        kind="quiet"
        aria-label={t.add(name)}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => add(type)}
      >
        <Plus />
      </Button>
    </span>
  )
}

const cardIdAt = (target: EventTarget): string | undefined =>
  (target as HTMLElement).closest<HTMLElement>('[data-puck-component]')?.dataset.puckComponent

/** The cards to choose from, and those of the page. */
export function CardList({ isEmpty }: { isEmpty: boolean }) {
  const { select, move, remove } = useCardActions()
  function onKey(event: KeyboardEvent) {
    const id = cardIdAt(event.target)
    if (id === undefined) return
    if (event.key === 'Delete') remove(id)
    else if (event.altKey && event.key === 'ArrowUp') move(id, -1)
    else if (event.altKey && event.key === 'ArrowDown') move(id, 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={classes.cards}>
      <section aria-label={t.cards()} className={classes.drawer}>
        <Puck.Components />
      </section>
      <p className={classes.note}>{t.help()}</p>
      <section
        aria-label={t.list()}
        className={classes.canvas}
        onFocus={({ target }) => {
          const id = cardIdAt(target)
          if (id !== undefined) select(id)
        }}
        onKeyDown={onKey}
      >
        {isEmpty && <p className={classes.note}>{t.empty()}</p>}
        <Puck.Preview />
      </section>
    </div>
  )
}
