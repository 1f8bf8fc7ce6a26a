import { useHost } from '@plaza/shared/host'
import { Button, Field, Images, readQrCode, ScanLine, Zap } from '@plaza/shared/ui'
import { type FormEvent, useEffect, useId, useState } from 'react'
import classes from './scanner.module.css'
import { cameraText, t } from './scanner.text'
import { useCamera } from './use-camera'

interface ScannerProps {
  /** What was read or typed; it is told once for each code. */
  onCode: (code: string) => void
  busy?: boolean
}

/** Reads a code: by the camera, from a picture, or typed. */
export function Scanner({ onCode, busy }: ScannerProps) {
  const camera = useCamera(onCode)
  const { state, start, video, torch } = camera
  useEffect(start, [start])
  const isOn = state === 'on' || state === 'starting'
  return (
    <div className={classes.scanner} data-accent="volunteer">
      <div className={classes.window} data-on={isOn ? '' : undefined}>
        {/* biome-ignore lint/a11y/useMediaCaption: a camera's picture, without sound */}
        <video ref={video} className={classes.video} playsInline aria-label={t.camera()} />
        {isOn ? (
          <span className={classes.frame} aria-hidden="true" />
        ) : (
          <div className={classes.blind} role="status">
            <ScanLine size={32} />
            <p>{cameraText[state]()}</p>
            {state !== 'none' && (
              <Button small kind="secondary" onClick={start}>
                {t.start()}
              </Button>
            )}
          </div>
        )}
        {torch && (
          <button type="button" className={classes.torch} aria-pressed={torch.on} onClick={torch.toggle}>
            <Zap size={20} />
            {torch.on ? t.dark() : t.light()}
          </button>
        )}
      </div>
      <p className={classes.hint}>{t.hint()}</p>
      <PictureInput onCode={onCode} />
      <TypedCode onCode={onCode} busy={busy} />
    </div>
  )
}

function PictureInput({ onCode }: Pick<ScannerProps, 'onCode'>) {
  const { ui } = useHost()
  const id = useId()
  const read = async (file: File | undefined) => {
    if (!file) return
    const picture = await createImageBitmap(file).catch(() => null)
    const code = picture && (await readQrCode(picture, picture))
    picture?.close()
    if (code) onCode(code)
    else ui.toast(t.unreadable())
  }
  return (
    <div>
      <input
        id={id}
        type="file"
        accept="image/*"
        className="visually-hidden"
        onChange={(event) => {
          void read(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <label htmlFor={id} className={classes.picture}>
        <Images size={18} />
        {t.picture()}
      </label>
    </div>
  )
}

function TypedCode({ onCode, busy }: ScannerProps) {
  const [text, setText] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) onCode(text.trim())
  }
  return (
    <form className={classes.typed} onSubmit={send}>
      <Field label={t.typed()} placeholder={t.typedExample()} value={text} autoComplete="off" onChange={setText} />
      <Button type="submit" kind="secondary" block loading={busy} disabled={text.trim() === ''}>
        {t.confirm()}
      </Button>
    </form>
  )
}
