import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils'
import { inputClass } from '../../parts/field'
import { ColourInput } from './colour-input'
import { choiceName, menuTypeName, menuTypes } from './fields.text'
import classes from './form.module.css'
import type { EntryFormContext } from './form-context'
import { JsonWidget } from './json-widget'
import { ClipWidget, PictureWidget, SoundWidget } from './media-widgets'
import { MomentWidget } from './moment-widget'
import { TextEditor } from './text-editor'
import { thingWidgets } from './thing-widget'

/** Fields of several lines. */
const long = new Set(['summary', 'description', 'intro', 'caption'])

/** A field of more characters has several lines, too. */
const ONE_LINE = 1_000

/** A time of the day as the browser's field has it: files may say 9:00. */
export const clockField = (value: string | undefined): string => value?.padStart(5, '0') ?? ''

/** Says of a field that the server refused it, and by which words: see `FieldTemplate`. */
const refusedProps = ({ id, rawErrors = [] }: Pick<WidgetProps, 'id' | 'rawErrors'>) =>
  rawErrors.length > 0 ? { 'aria-invalid': true, 'aria-describedby': `${id}-refused` } : {}

function TextWidget(props: WidgetProps) {
  const { id, name, value, required, onChange, schema, rawErrors } = props
  if (flags.has(name)) return <FlagWidget {...props} />
  if (name === 'type' && schema.maximum === menuTypes.length) return <MenuTypeWidget {...props} />
  const isNumber = schema.type === 'number' || schema.type === 'integer'
  const change = (text: string) => onChange(text === '' ? undefined : isNumber ? Number(text) : text)
  const common = {
    ...{ id, className: inputClass, required: required ?? false },
    value: schema.format === 'clock' ? clockField(value) : (value ?? ''),
    ...refusedProps({ id, rawErrors }),
  }
  const rows = long.has(name) ? 3 : (schema.maxLength ?? 0) > ONE_LINE ? 8 : 1
  if (rows > 1) return <textarea {...common} rows={rows} onChange={({ target }) => change(target.value)} />
  return (
    <input
      {...common}
      type={isNumber ? 'number' : schema.format === 'clock' ? 'time' : 'text'}
      step="any"
      autoComplete="off"
      onChange={({ target }) => change(target.value)}
    />
  )
}

function SelectWidget({ id, name, value, required, onChange, rawErrors, options: { enumOptions = [] } }: WidgetProps) {
  const current = enumOptions.findIndex((option) => option.value === value)
  if (enumOptions.length === 2 && enumOptions.every((option) => option.value === 0 || option.value === 1))
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === 1}
        onChange={({ target }) => onChange(target.checked ? 1 : 0)}
      />
    )
  return (
    <select
      id={id}
      {...refusedProps({ id, rawErrors })}
      className={inputClass}
      required={required ?? false}
      value={current}
      onChange={({ target }) => onChange(enumOptions[Number(target.value)]?.value)}
    >
      <option value={-1} />
      {enumOptions.map((option, index) => (
        <option key={String(option.value)} value={index}>
          {choiceName(name, option.value)}
        </option>
      ))}
    </select>
  )
}

const CheckboxWidget = ({ id, label, value, onChange }: WidgetProps) => (
  <label className={classes.check} htmlFor={id}>
    <input id={id} type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
)

const ColourWidget = ({ id, label, value, onChange, rawErrors }: WidgetProps) => (
  <ColourInput id={id} label={label} value={value} onChange={onChange} {...refusedProps({ id, rawErrors })} />
)

/** Numbers of a menu's item that mean yes and no. */
const FlagWidget = ({ id, value, onChange }: WidgetProps) => (
  <input id={id} type="checkbox" checked={value === 1} onChange={({ target }) => onChange(target.checked ? 1 : 0)} />
)
const flags = new Set(['display', 'show_type'])

/** What an item of the menu opens, by its number (product spec, section 2). */
function MenuTypeWidget({ id, value, onChange, required, rawErrors }: WidgetProps) {
  return (
    <select
      id={id}
      {...refusedProps({ id, rawErrors })}
      className={inputClass}
      required={required ?? false}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="" />
      {menuTypes.map((type) => (
        <option key={type} value={type}>
          {menuTypeName(type)}
        </option>
      ))}
    </select>
  )
}

const BodyWidget = ({ id, label, value, onChange, registry }: WidgetProps) => {
  const { files } = registry.formContext as EntryFormContext
  return <TextEditor id={id} label={label} value={value ?? ''} files={files} onChange={onChange} />
}

/** Widgets by the format of a field: see `formatOf` on the server. */
export const widgets: RegistryWidgetsType = {
  TextWidget,
  SelectWidget,
  CheckboxWidget,
  json: JsonWidget,
  clock: TextWidget,
  uri: TextWidget,
  body: BodyWidget,
  colour: ColourWidget,
  moment: MomentWidget,
  picture: PictureWidget,
  media: PictureWidget,
  sound: SoundWidget,
  clip: ClipWidget,
  ...thingWidgets,
}
