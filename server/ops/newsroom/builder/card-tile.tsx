import { defineTexts } from '@plaza/shared/text'
import classes from './builder.module.css'
import { useBuilder } from './builder-context'
import type { Fields } from './page-data.model'

const t = defineTexts({ items: { en: (n: number) => `${n} items`, zh: (n: number) => `${n} 项` } })

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)
const fieldsIn = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object') : []

/** What a card says in the list of cards: its title, or that of its first item. */
function summaryOf({ title, items }: Fields): string {
  const list = fieldsIn(items)
  const words = textOf(title) ?? list.map((item) => textOf(item.title) ?? textOf(item.name)).find(Boolean)
  return [words, list.length > 0 && t.items(list.length)].filter(Boolean).join(' · ')
}

interface CardTileProps {
  type: string
  id: string
  card: Fields
}

/** A card in the list: the phone beside it shows what it looks like. */
export function CardTile({ type, id, card }: CardTileProps) {
  const { problems, files, nameOf } = useBuilder()
  const wrong = problems.get(id) ?? []
  const picture = fieldsIn(card.items)
    .map((item) => textOf(item.image))
    .find(Boolean)
  const name = nameOf(type)
  return (
    <div className={classes.tile} data-invalid={wrong.length > 0 || undefined}>
      {picture && <img src={files[picture] ?? picture} alt="" />}
      <span className={classes.tileText}>
        <b>{name}</b>
        <span>{summaryOf(card)}</span>
      </span>
      {wrong.map((words) => (
        <span key={words} className={classes.wrong} role="alert">
          {words}
        </span>
      ))}
    </div>
  )
}
