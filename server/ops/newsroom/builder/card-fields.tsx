import type { Nameable } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { type CustomFieldRender, type Field, FieldLabel } from '@puckeditor/core'
import type { ComponentType } from 'react'
import { ColourInput } from '../form/colour-input'
import { choiceName, fieldName } from '../form/fields.text'
import { type FormSchema, withoutNull } from '../form/form.model'
import { findThings } from '../form/things'
import { ChoicesField, HtmlField, MomentField, type PartProps, PictureField, ThingName } from './field-parts'
import { IconField } from './icon-field'

const t = defineTexts({
  any: { en: 'Any', zh: '不限' },
  yes: { en: 'Yes', zh: '是' },
  no: { en: 'No', zh: '否' },
  choose: { en: 'Choose', zh: '选择' },
  name: { en: 'Name', zh: '名称' },
  all: { en: 'All contents', zh: '全部内容' },
})

const ColourField = ({ label, value, onChange }: PartProps<string>) => (
  <FieldLabel label={label} el="div">
    <ColourInput label={label} value={value} onChange={onChange} />
  </FieldLabel>
)

/** What is not written by hand. */
const given = new Set(['id', 'v', 'type', 'kind', 'of'])
const order = ['title', 'title_en', 'name', 'icon', 'image', 'link', 'html', 'items', 'height', 'shows', 'more']
const placeOf = (key: string) => {
  const place = order.indexOf(key)
  return place === -1 ? order.length : place
}

const THING = /^thing:(.+)$/
const thingOf = ({ format = '' }: FormSchema): Nameable | undefined => THING.exec(format)?.[1] as Nameable | undefined

/** A field of our own for Puck. */
function custom<T>(label: string, Part: ComponentType<PartProps<T>>): Field {
  const render: CustomFieldRender<T | undefined> = ({ value, onChange }) => (
    <Part label={label} value={value} onChange={onChange} />
  )
  return { type: 'custom', label, render }
}

const idIn = (value: unknown): string =>
  typeof value === 'object' && value !== null ? String((value as { id?: unknown }).id ?? '') : String(value)

/** Something that is chosen by a search and stored by its id. */
const thingField = (label: string, of: Nameable): Field => ({
  type: 'external',
  label,
  placeholder: t.choose(),
  showSearch: true,
  cache: { enabled: false },
  fetchList: async ({ query }) => {
    const found = await findThings({ of, q: query ?? '' })
    return of === 'feed' && !query ? [{ id: 'all', name: t.all() }, ...found] : [...found]
  },
  mapRow: ({ id, name }) => ({ [t.name()]: name, id }),
  mapProp: ({ id }) => id,
  getItemSummary: (value) => <ThingName of={of} id={idIn(value)} />,
})

function listField(key: string, label: string, items: FormSchema): Field {
  if (items.enum) {
    const options = items.enum
    return custom<readonly unknown[]>(label, (props) => <ChoicesField {...props} name={key} options={options} />)
  }
  const of = thingOf(items)
  if (!items.properties)
    return {
      type: 'array',
      label,
      arrayFields: { value: of ? thingField(fieldName('content'), of) : { type: 'text', label: fieldName('value') } },
      defaultItemProps: {},
      getItemSummary: ({ value }, index = 0) =>
        value === undefined ? `${index + 1}` : of ? <ThingName of={of} id={idIn(value)} /> : String(value),
    }
  return {
    type: 'array',
    label,
    arrayFields: fieldsOf(items),
    defaultItemProps: Object.fromEntries(Object.keys(items.properties).map((name) => [name, undefined])),
    getItemSummary: ({ title, name }, index = 0) => title || name || `${index + 1}`,
  }
}

function choiceField(key: string, label: string, values: readonly unknown[], isRequired: boolean): Field {
  const options = values.map((value) => ({ label: choiceName(key, value), value: value as string | number }))
  return { type: 'select', label, options: [...(isRequired ? [] : [{ label: t.any(), value: '' }]), ...options] }
}

const parts = { media: PictureField, picture: PictureField, html: HtmlField, 'date-time': MomentField } as const

/** Fields that are texts in the schema. */
const byKey = { icon: IconField, colour: ColourField } as const

function textField(label: string, { type, minimum, maximum }: FormSchema): Field {
  if (type !== 'number' && type !== 'integer') return { type: 'text', label }
  return {
    type: 'number',
    label,
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  }
}

function fieldOf(key: string, given: FormSchema, isRequired: boolean): Field {
  const schema = withoutNull(given)
  const label = fieldName(key)
  const of = key.startsWith('feed_category') ? 'feed' : thingOf(schema)
  if (of) return thingField(label, of)
  const part = byKey[key as keyof typeof byKey] ?? parts[schema.format as keyof typeof parts]
  if (part) return custom(label, part)
  if (schema.enum) return choiceField(key, label, schema.enum, isRequired)
  if (schema.items) return listField(key, label, schema.items)
  if (schema.properties) return { type: 'object', label, objectFields: fieldsOf(schema) }
  if (schema.type === 'boolean')
    return {
      type: 'radio',
      label,
      options: [
        { label: t.yes(), value: true },
        { label: t.no(), value: false },
      ],
    }
  return textField(label, schema)
}

/** Puck's fields of a schema. */
export function fieldsOf(schema: FormSchema, hidden: ReadonlySet<string> = given): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([key]) => !hidden.has(key))
      .sort(([one], [other]) => placeOf(one) - placeOf(other))
      .map(([key, field]) => [key, fieldOf(key, field, schema.required?.includes(key) ?? false)]),
  )
}
