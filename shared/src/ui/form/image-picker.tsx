import { ImagePlus, RotateCcw, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { t } from './form.text'
import classes from './image-picker.module.css'
import { shrinkImage } from './shrink-image'

/** A picture that is on the server. */
export interface PickedImage {
  key: string
  url: string
}

interface ImagePickerProps {
  value: readonly PickedImage[]
  onChange: (change: (images: readonly PickedImage[]) => readonly PickedImage[]) => void
  max: number
  /** Sends one picture; the share sent is 0 to 1. Rejects where it did not arrive. */
  upload: (file: Blob & { name?: string }, onProgress: (share: number) => void) => Promise<PickedImage>
  /** Too many were chosen, or one failed. */
  onProblem?: (text: string) => void
  /** How many chosen pictures are not on the server: under way, or failed. */
  onWaiting?: (count: number) => void
}

interface Sending {
  id: number
  file: File
  preview: string
  share: number
  failed: boolean
}

let ids = 0

/** Pictures that a person adds: shrunk, sent at once with progress, tried again where one failed, removed with a tap. */
export function ImagePicker({ value, onChange, max, upload, onProblem, onWaiting }: ImagePickerProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState<readonly Sending[]>([])
  useEffect(() => onWaiting?.(sending.length), [sending.length, onWaiting])
  const change = (one: number, part: Partial<Sending>) =>
    setSending((all) => all.map((entry) => (entry.id === one ? { ...entry, ...part } : entry)))
  const drop = (entry: Sending) => {
    URL.revokeObjectURL(entry.preview)
    setSending((all) => all.filter(({ id }) => id !== entry.id))
  }

  const send = async (entry: Sending) => {
    change(entry.id, { failed: false, share: 0 })
    try {
      const image = await upload(await shrinkImage(entry.file), (share) => change(entry.id, { share }))
      onChange((images) => (images.length < max ? [...images, image] : images))
      drop(entry)
    } catch {
      change(entry.id, { failed: true })
    }
  }

  const pick = async (files: readonly File[]) => {
    const free = max - value.length - sending.length
    if (files.length > free) onProblem?.(t.tooMany(max))
    const entries = files.slice(0, Math.max(0, free)).map((file) => {
      ids += 1
      return { id: ids, file, preview: URL.createObjectURL(file), share: 0, failed: false }
    })
    setSending((all) => [...all, ...entries])
    for (const entry of entries) await send(entry)
  }

  return (
    <ul className={classes.grid}>
      {value.map((image, index) => (
        <li key={image.key} className={classes.cell}>
          <img src={image.url} alt={t.picture(index + 1)} className={classes.image} />
          <button
            type="button"
            className={classes.remove}
            aria-label={`${t.remove()} ${index + 1}`}
            onClick={() => onChange((images) => images.filter(({ key }) => key !== image.key))}
          >
            <X size={14} strokeWidth={2} aria-hidden="true" />
          </button>
        </li>
      ))}
      {sending.map((entry) => (
        <li key={entry.id} className={classes.cell}>
          <img src={entry.preview} alt="" className={classes.image} />
          {entry.failed ? (
            <button type="button" className={classes.state} onClick={() => send(entry)}>
              <RotateCcw size={20} strokeWidth={1.5} aria-hidden="true" />
              {t.retry()}
            </button>
          ) : (
            <span
              className={classes.state}
              role="progressbar"
              aria-valuenow={Math.round(entry.share * 100)}
              aria-label={t.uploading(Math.round(entry.share * 100))}
            >
              {Math.round(entry.share * 100)}%
            </span>
          )}
          {entry.failed && (
            <button type="button" className={classes.remove} aria-label={t.remove()} onClick={() => drop(entry)}>
              <X size={14} strokeWidth={2} aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
      {value.length + sending.length < max && (
        <li className={classes.cell}>
          <label htmlFor={id} className={classes.add}>
            <ImagePlus size={24} strokeWidth={1.5} aria-hidden="true" />
            <span>
              {value.length}/{max}
            </span>
            <span className="visually-hidden">{t.addPicture()}</span>
          </label>
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            multiple={max > 1}
            className="visually-hidden"
            onChange={(event) => {
              void pick([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
        </li>
      )}
    </ul>
  )
}
