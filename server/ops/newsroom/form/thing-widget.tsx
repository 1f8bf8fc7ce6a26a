import type { Nameable, NamedThing } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { inputClass } from '../../parts/field'
import classes from './form.module.css'
import { findThings, type ThingQuery } from './things'

const t = defineTexts({ none: { en: 'Nothing is called so.', zh: '没有匹配的内容。' } })

const DELAY_MS = 250

/** Things by a part of their names, or the one with an id. */
function useThings({ of, q, id }: ThingQuery): readonly NamedThing[] {
  const [things, setThings] = useState<readonly NamedThing[]>([])
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      findThings({ of, ...(q !== undefined && { q }), ...(id !== undefined && { id }) }).then(
        (list) => isCurrent && setThings(list),
        () => undefined,
      )
    }, DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [of, q, id])
  return things
}

/** A field that names another thing, found by a part of its name. */
function ThingField({ of, id, value, required, onChange, schema }: WidgetProps & { of: Nameable }) {
  const list = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isNumber = schema.type !== 'string'
  const chosen = useThings({ of, ...(value !== undefined && { id: String(value) }) })
  const found = useThings({ of, q: typed ?? '' })
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

/** What fields name, by their format. */
const things: Readonly<Record<string, Nameable>> = {
  ...{ category: 'category', anchor: 'anchor', channel: 'channel', video: 'video', content: 'content', user: 'user' },
  ...{ organisation: 'organisation', circle: 'circle', team: 'team', position: 'position', place: 'place' },
  ...{ serviceKind: 'service-kind', kind: 'practice-kind', partyOrganisation: 'party-organisation' },
  ...{ guide: 'guide', guideTheme: 'guide-theme', guideEvent: 'guide-event', guidePlace: 'guide-place' },
  ...{ guideDepartment: 'guide-department', serviceGroup: 'service-group', appModule: 'app-module' },
  ...{ matrixGroup: 'matrix-group', document: 'document', help: 'help' },
}

export const thingWidgets: RegistryWidgetsType = Object.fromEntries(
  Object.entries(things).map(([format, of]) => [format, (props: WidgetProps) => <ThingField {...props} of={of} />]),
)
