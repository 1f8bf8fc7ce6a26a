import type { Nameable } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { FieldLabel } from '@puckeditor/core'
import { Upload, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { send } from '../../calls/call'
import { useCall } from '../../calls/use-call'
import { Button } from '../../parts/button'
import { inputClass } from '../../parts/field'
import { choiceName } from '../form/fields.text'
import { fromField, toField } from '../form/moment-widget'
import { TextEditor } from '../form/text-editor'
import { findThings } from '../form/things'
import { upload } from '../form/upload'
import classes from './builder.module.css'
import { useBuilder } from './builder-context'

const t = defineTexts({
  choose: { en: 'Upload', zh: '上传' },
  clear: { en: 'Remove', zh: '移除' },
})

export interface PartProps<T> {
  label: string
  value: T | undefined
  onChange(value: T | undefined): void
}

/** A picture: an upload, or an address. */
export function PictureField({ label, value, onChange }: PartProps<string>) {
  const call = useCall()
  const { files, addFile } = useBuilder()
  const file = useRef<HTMLInputElement>(null)
  const [uploaded, setUploaded] = useState<string | null>(null)
  // Other fields may have changed while the file was sent: Puck's newest function knows of that.
  const use = useEffectEvent((address: string) => onChange(address))
  useEffect(() => {
    if (uploaded !== null) use(uploaded)
  }, [uploaded])
  async function take(chosen: File | undefined) {
    if (!chosen) return
    await call.run(async () => {
      const address = await upload(chosen, 'image')
      const seen = await send<{ address: string }>('newsroom-seen', { address })
      addFile(address, seen.address)
      setUploaded(address)
    })
  }
  return (
    <FieldLabel label={label} el="div">
      <div className={classes.picture}>
        {value && <img src={files[value] ?? value} alt="" />}
        <input
          className={inputClass}
          aria-label={label}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
        <input
          ref={file}
          type="file"
          hidden
          accept="image/*"
          aria-label={`${t.choose()} · ${label}`}
          onChange={({ target }) => void take(target.files?.[0])}
        />
        <Button busy={call.busy} onClick={() => file.current?.click()}>
          <Upload /> {t.choose()}
        </Button>
        {value && (
          <Button kind="quiet" aria-label={`${t.clear()} · ${label}`} onClick={() => onChange(undefined)}>
            <X />
          </Button>
        )}
        {call.refusal && <p role="alert">{call.refusal}</p>}
      </div>
    </FieldLabel>
  )
}

/** A text with marks, as HTML. */
export function HtmlField({ label, value, onChange }: PartProps<string>) {
  const id = useId()
  return (
    <FieldLabel label={label} el="div">
      <TextEditor id={id} label={label} format="html" value={value ?? ''} onChange={onChange} />
    </FieldLabel>
  )
}

export const MomentField = ({ label, value, onChange }: PartProps<string>) => (
  <FieldLabel label={label}>
    <input
      className={inputClass}
      type="datetime-local"
      value={toField(value)}
      onChange={({ target }) => onChange(fromField(target.value))}
    />
  </FieldLabel>
)

/** Some of a few choices; none is all. */
export function ChoicesField({
  name,
  label,
  options,
  value = [],
  onChange,
}: PartProps<readonly unknown[]> & { name: string; options: readonly unknown[] }) {
  const toggle = (option: unknown) =>
    onChange(options.filter((one) => (one === option ? !value.includes(one) : value.includes(one))))
  return (
    <FieldLabel label={label} el="div">
      {options.map((option) => (
        <label key={String(option)} className={classes.choice}>
          <input type="checkbox" checked={value.includes(option)} onChange={() => toggle(option)} />
          {choiceName(name, option)}
        </label>
      ))}
    </FieldLabel>
  )
}

const names = new Map<string, Promise<string>>()
function nameOf(of: Nameable, id: string): Promise<string> {
  const key = `${of} ${id}`
  const name = names.get(key) ?? findThings({ of, id }).then(([thing]) => thing?.name ?? id)
  names.set(key, name)
  name.catch(() => names.delete(key))
  return name
}

/** The name of a thing that is stored by its id. */
export function ThingName({ of, id }: { of: Nameable; id: string }) {
  const [name, setName] = useState(id)
  useEffect(() => {
    let isCurrent = true
    nameOf(of, id).then(
      (found) => isCurrent && setName(found),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [of, id])
  return name
}
