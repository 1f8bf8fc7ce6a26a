import { RotateCcw, X } from 'lucide-react'
import { t } from './form.text'
import classes from './image-picker.module.css'

interface PictureTileProps {
  number: number
  /** Instead of the number, for a small tile. */
  name: string | undefined
  src: string
  onRemove: () => void
  /** Upload progress from 0 to 1. */
  share?: number
  failed?: boolean
  onRetry?: () => void
}

/** A picked picture with its upload progress and a Remove button. */
export function PictureTile({ number, name, src, onRemove, share, failed, onRetry }: PictureTileProps) {
  const percent = Math.round((share ?? 1) * 100)
  return (
    <li className={classes.cell}>
      <img src={src || undefined} alt={name ?? t.picture(number)} className={classes.image} />
      {failed && (
        <button type="button" className={classes.state} onClick={onRetry}>
          <RotateCcw size={20} />
          <span className={name === undefined ? undefined : 'visually-hidden'}>{t.retry()}</span>
        </button>
      )}
      {share !== undefined && !failed && (
        <span
          className={classes.state}
          role="progressbar"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-label={t.uploading(percent)}
        >
          {percent}%
        </span>
      )}
      <button
        type="button"
        className={classes.remove}
        aria-label={`${t.remove()} ${name ?? number}`}
        onClick={onRemove}
      >
        <span className={classes.cross}>
          <X size={14} strokeWidth={2.5} />
        </span>
      </button>
    </li>
  )
}
