import { Button, Sheet, Slider } from '@plaza/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { t } from '../profile.text'
import classes from './avatar.module.css'
import { fitted, moved, styleOf, wholeCrop, ZOOM_MAX } from './crop.model'
import { drawCrop } from './draw-crop'
import { useCropGestures } from './use-crop-gestures'

interface CropSheetProps {
  /** Null: the sheet is closed. */
  picture: File | null
  onClose: () => void
  onUnreadable: () => void
  onCropped: (picture: File) => void
}

export function CropSheet({ picture, onClose, ...handlers }: CropSheetProps) {
  return (
    <Sheet open={picture !== null} title={t.crop()} onClose={onClose}>
      {picture && <Cropper picture={picture} {...handlers} />}
    </Sheet>
  )
}

type CropperProps = Omit<CropSheetProps, 'picture' | 'onClose'> & { picture: File }

/** A square frame over the picture, which is moved and enlarged under it. */
function Cropper({ picture, onUnreadable, onCropped }: CropperProps) {
  const address = useObjectUrl(picture)
  const image = useRef<HTMLImageElement>(null)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const [crop, setCrop] = useState(wholeCrop)
  const [isDrawing, setDrawing] = useState(false)
  const gestures = useCropGestures({
    move: (by) => size && setCrop((before) => moved(before, size, by)),
    zoom: (factor) => size && setCrop((before) => fitted({ ...before, zoom: before.zoom * factor }, size)),
  })
  const use = async () => {
    if (!image.current) return
    setDrawing(true)
    const cropped = await drawCrop(image.current, crop).catch(() => null)
    setDrawing(false)
    onCropped(cropped ?? picture)
  }
  return (
    <div className={classes.cropper}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture */}
      <div className={classes.frame} role="application" tabIndex={0} aria-label={t.cropArea()} {...gestures}>
        {address && (
          <img
            ref={image}
            src={address}
            alt=""
            draggable={false}
            className={classes.picture}
            style={size ? styleOf(crop, size) : undefined}
            data-ready={size ? '' : undefined}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth || 1, height: naturalHeight || 1 })
            }
            onError={onUnreadable}
          />
        )}
      </div>
      <Slider
        label={t.zoom()}
        min={1}
        max={ZOOM_MAX}
        step={0.05}
        value={crop.zoom}
        valueText={`${Math.round(crop.zoom * 100)}%`}
        onChange={(zoom) => size && setCrop((before) => fitted({ ...before, zoom }, size))}
      />
      <Button block disabled={!size} loading={isDrawing} onClick={() => void use()}>
        {t.use()}
      </Button>
    </div>
  )
}

function useObjectUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
