import { ImagePlus } from 'lucide-react'
import { useEffect, useId } from 'react'
import { t } from './form.text'
import classes from './image-picker.module.css'
import { PictureTile } from './picture-tile'
import { type PickedImage, type UploadPicture, usePictureQueue } from './use-picture-queue'

export type { PickedImage, UploadPicture }

interface ImagePickerProps {
  value: readonly PickedImage[]
  onChange: (change: (images: readonly PickedImage[]) => readonly PickedImage[]) => void
  max: number
  upload: UploadPicture
  /** Reports too many or too large pictures. */
  onProblem?: (text: string) => void
  /** Number of pictures that are not uploaded: pending or failed. */
  onWaiting?: (count: number) => void
  /** What the one picture shows, where each thing of a form has one: a small tile with this as its name. */
  name?: string
}

/** Lets a user add pictures: shrinks and uploads them with progress, retries failed ones, removes them with a tap. */
export function ImagePicker({ value, onChange, max, upload, onProblem, onWaiting, name }: ImagePickerProps) {
  const queue = usePictureQueue(upload, {
    onArrived: (image) => onChange((images) => (images.length < max ? [...images, image] : images)),
    onProblem,
  })
  const waiting = queue.sending.length
  const free = max - value.length - waiting
  useEffect(() => onWaiting?.(waiting), [waiting, onWaiting])

  const pick = (files: readonly File[]) => {
    if (files.length > free) onProblem?.(t.tooMany(max))
    queue.add(files.slice(0, Math.max(0, free)))
  }

  return (
    <ul className={classes.grid} data-small={name !== undefined}>
      {value.map((image, index) => (
        <PictureTile
          key={image.key}
          number={index + 1}
          name={name}
          src={image.url}
          onRemove={() => onChange((images) => images.filter(({ key }) => key !== image.key))}
        />
      ))}
      {queue.sending.map((entry, index) => (
        <PictureTile
          key={entry.id}
          number={value.length + index + 1}
          name={name}
          src={entry.preview}
          share={entry.share}
          failed={entry.failed}
          onRetry={() => queue.retry(entry)}
          onRemove={() => queue.drop(entry)}
        />
      ))}
      {free > 0 && <AddTile count={value.length + waiting} max={max} name={name} onPick={pick} />}
    </ul>
  )
}

interface AddTileProps {
  count: number
  max: number
  name: string | undefined
  onPick: (files: readonly File[]) => void
}

function AddTile({ count, max, name, onPick }: AddTileProps) {
  const id = useId()
  return (
    <li className={classes.cell}>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        multiple={max > 1}
        className="visually-hidden"
        onChange={(event) => {
          onPick([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <label htmlFor={id} className={classes.add}>
        <ImagePlus size={24} />
        {name !== undefined ? (
          <span className="visually-hidden">{t.addPictureOf(name)}</span>
        ) : count === 0 ? (
          t.addPicture()
        ) : (
          <>
            <span aria-hidden="true">
              {count}/{max}
            </span>
            <span className="visually-hidden">{t.addPicture()}</span>
          </>
        )}
      </label>
    </li>
  )
}
