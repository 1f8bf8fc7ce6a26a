import { useHost } from '../../host'
import { Img } from '../media/img'
import classes from './picture-strip.module.css'
import { t } from './place.text'

interface PictureStripProps {
  images: readonly string[]
  /** 16 to 9, with words close below; 8 to 5 unless told. */
  wide?: boolean
}

/** Pictures to swipe through; a tap opens the viewer. */
export function PictureStrip({ images, wide = false }: PictureStripProps) {
  const { ui } = useHost()
  if (images.length === 0) return null
  const size = wide ? { width: 720, height: 405 } : { width: 640, height: 400 }
  return (
    <ul
      className={classes.strip}
      aria-label={t.pictures()}
      data-one={images.length === 1 || undefined}
      data-wide={wide || undefined}
    >
      {images.map((image, index) => (
        <li key={image}>
          <button
            type="button"
            className={classes.picture}
            aria-label={t.picture(index + 1, images.length)}
            onClick={() => ui.viewImages(images, index)}
          >
            <Img src={image} alt="" {...size} eager={index === 0} />
          </button>
        </li>
      ))}
    </ul>
  )
}
