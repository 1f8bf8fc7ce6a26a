import type { NamedThing, nameable } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import type { WidgetProps } from '@rjsf/utils'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { read } from '../../calls/call'
import { inputClass } from '../../parts/field'
import classes from './form.module.css'

const t = defineTexts({ none: { en: 'Nothing is called so.', zh: '没有匹配的内容。' } })

const DELAY_MS = 250

/** Things by a part of their names, or the one with an id. */
function useThings(query: string): readonly NamedThing[] {
  const [things, setThings] = useState<readonly NamedThing[]>([])
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      read<{ list: readonly NamedThing[] }>(`newsroom-things?${query}`).then(
        ({ list }) => isCurrent && setThings(list),
        () => undefined,
      )
    }, DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [query])
  return things
}

/** A field that names another thing, found by a part of its name. */
function ThingField({ of, id, value, required, onChange, schema }: WidgetProps & { of: (typeof nameable)[number] }) {
  const list = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isNumber = schema.type !== 'string'
  const chosen = useThings(new URLSearchParams({ of, ...(value !== undefined && { id: String(value) }) }).toString())
  const found = useThings(new URLSearchParams({ of, q: typed ?? '' }).toString())
  const name = value === undefined ? '' : (chosen.find((one) => one.id === String(value))?.name ?? String(value))
  const choose = useEffectEvent((text: string) => {
    const thing = [...found, ...chosen].find((one) => one.name === text)
    const next = thing && (isNumber ? Number(thing.id) : thing.id)
    if (next !== undefined && next !== value) onChange(next)
    else if (text === '' && value !== undefined) onChange(undefined)
  })
  // The names come after the last letter was typed.
  useEffect(() => {
    if (typed !== null && found) choose(typed)
  }, [typed, found])
  return (
    <>
      <input
        id={id}
        className={inputClass}
        list={list}
        required={required ?? false}
        autoComplete="off"
        value={typed ?? name}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => setTyped(null)}
      />
      <datalist id={list}>
        {found.map((one) => (
          <option key={one.id} value={one.name} />
        ))}
      </datalist>
      {typed && found.length === 0 && <p className={classes.note}>{t.none()}</p>}
    </>
  )
}

export const CategoryWidget = (props: WidgetProps) => <ThingField {...props} of="category" />
export const UserWidget = (props: WidgetProps) => <ThingField {...props} of="user" />
export const AnchorWidget = (props: WidgetProps) => <ThingField {...props} of="anchor" />
export const ChannelWidget = (props: WidgetProps) => <ThingField {...props} of="channel" />
export const VideoWidget = (props: WidgetProps) => <ThingField {...props} of="video" />
export const ContentWidget = (props: WidgetProps) => <ThingField {...props} of="content" />
