import { defineTexts } from '@plaza/shared/text'
import type { WidgetProps } from '@rjsf/utils'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCall } from '../../calls/use-call'
import { Button } from '../../parts/button'
import { inputClass } from '../../parts/field'
import classes from './form.module.css'
import type { EntryFormContext } from './form-context'
import { type FileKind, upload } from './upload'

const t = defineTexts({
  choose: { en: 'Upload', zh: '上传' },
  address: { en: 'Address of the file', zh: '文件地址' },
})

const NAME = /^[a-z0-9-]+$/
const accepted = { image: 'image/*', audio: 'audio/*', video: 'video/*' } as const

/** Where the browser finds a file: an upload before it is public, or a picture that a document of the demo names. */
function shownAddress(value: string, files: EntryFormContext['files'] = {}): string {
  if (NAME.test(value)) return `/media/pictures/${value}.webp`
  return files[value] ?? value
}

function FileField({ id, label, value, required, onChange, registry, kind }: WidgetProps & { kind: FileKind }) {
  const call = useCall()
  const file = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState<Record<string, string>>({})
  const { files } = registry.formContext as EntryFormContext
  async function send(chosen: File | undefined) {
    if (!chosen) return
    await call.run(async () => {
      const address = await upload(chosen, kind)
      setOwn((before) => ({ ...before, [address]: URL.createObjectURL(chosen) }))
      onChange(address)
    })
  }
  const shown = typeof value === 'string' && value !== '' ? shownAddress(value, { ...files, ...own }) : null
  return (
    <div className={classes.file}>
      {shown && kind === 'image' && <img src={shown} alt="" className={classes.picture} />}
      {/* biome-ignore lint/a11y/useMediaCaption: an editor hears what they uploaded */}
      {shown && kind === 'audio' && <audio src={shown} controls preload="none" className={classes.sound} />}
      {/* biome-ignore lint/a11y/useMediaCaption: an editor sees what they uploaded */}
      {shown && kind === 'video' && <video src={shown} controls preload="none" className={classes.picture} />}
      <div className={classes.fileFields}>
        <input
          id={id}
          className={inputClass}
          value={value ?? ''}
          required={required ?? false}
          placeholder={t.address()}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        />
        <input
          ref={file}
          type="file"
          hidden
          accept={accepted[kind]}
          aria-label={`${t.choose()} · ${label}`}
          onChange={({ target }) => void send(target.files?.[0])}
        />
        <Button busy={call.busy} onClick={() => file.current?.click()}>
          <Upload /> {t.choose()}
        </Button>
        {call.refusal && <p role="alert">{call.refusal}</p>}
      </div>
    </div>
  )
}

export const PictureWidget = (props: WidgetProps) => <FileField {...props} kind="image" />
export const SoundWidget = (props: WidgetProps) => <FileField {...props} kind="audio" />
export const ClipWidget = (props: WidgetProps) => <FileField {...props} kind="video" />
