import { RotateCcw, X } from 'lucide-react'
import { t } from './form.text'
import classes from './image-picker.module.css'

interface PictureTileProps {
  number: number
  src: string
  onRemove: () => void
  /** 0 to 1 while it is on its way. */
  share?: number
  failed?: boolean
  onRetry?: () => void
}

/** A picture that was picked, how far it is, and the way to take it out. */
export function PictureTile({ number, src, onRemove, share, failed, onRetry }: PictureTileProps) {
  const percent = Math.round((share ?? 1) * 100)
  return (
    <li className={classes.cell}>
      <img src={src} alt={t.picture(number)} className={classes.image} />
      {failed && (
        <button type="button" className={classes.state} onClick={onRetry}>
          <RotateCcw size={20} />
          {t.retry()}
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
      <button type="button" className={classes.remove} aria-label={`${t.remove()} ${number}`} onClick={onRemove}>
        <span className={classes.cross}>
          <X size={14} strokeWidth={2.5} />
        </span>
      </button>
    </li>
  )
}
