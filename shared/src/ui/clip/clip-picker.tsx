import { RotateCcw, Video, X } from 'lucide-react'
import { useId } from 'react'
import { clock } from '../../format'
import { Button } from '../basic/button'
import { t } from './clip.text'
import classes from './clip-picker.module.css'
import type { Clip, ClipUpload } from './use-clip'

interface ClipPickerProps {
  clip: Clip | null
  of: ClipUpload
  onRemove: () => void
}

/** Lets a user add one video: uploads it with progress, retries, removes it. */
export function ClipPicker({ clip, of, onRemove }: ClipPickerProps) {
  if (clip) return <Arrived clip={clip} onRemove={onRemove} />
  return of.sending ? <OnItsWay of={of} sending={of.sending} /> : <Choice onPick={of.pick} />
}

function Choice({ onPick }: { onPick: (file: File) => void }) {
  const id = useId()
  return (
    <div className={classes.choice}>
      <input
        id={id}
        type="file"
        accept="video/mp4,video/quicktime"
        className="visually-hidden"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onPick(file)
          event.target.value = ''
        }}
      />
      <label htmlFor={id} className={classes.add}>
        <Video size={24} />
        {t.add()}
      </label>
    </div>
  )
}

function OnItsWay({ of, sending }: { of: ClipUpload; sending: NonNullable<ClipUpload['sending']> }) {
  const percent = Math.round(sending.share * 100)
  return (
    <div className={classes.sending}>
      {sending.failed ? (
        <p className={classes.failed} role="alert">
          {t.failed()}
        </p>
      ) : (
        <>
          <p className={classes.share}>{t.sending(percent)}</p>
          <span
            className={classes.bar}
            role="progressbar"
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-label={t.sending(percent)}
          >
            <span style={{ transform: `scaleX(${sending.share})` }} />
          </span>
        </>
      )}
      <div className={classes.ways}>
        {sending.failed && (
          <Button kind="secondary" small icon={<RotateCcw size={16} />} onClick={of.retry}>
            {t.retry()}
          </Button>
        )}
        <Button kind="plain" small onClick={of.cancel}>
          {t.cancel()}
        </Button>
      </div>
    </div>
  )
}

function Arrived({ clip, onRemove }: { clip: Clip; onRemove: () => void }) {
  return (
    <div className={classes.clip}>
      {/* biome-ignore lint/a11y/useMediaCaption: what the person filmed themselves, shown to them */}
      <video src={clip.url} poster={clip.poster?.url} controls playsInline preload="none" aria-label={t.preview()} />
      <span className={classes.length}>{clock(clip.seconds)}</span>
      <button type="button" className={classes.remove} aria-label={t.remove()} onClick={onRemove}>
        <X size={16} />
      </button>
    </div>
  )
}
