import type { PositionDetail } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { Img } from '@plaza/shared/ui'
import { t } from '../positions.text'
import classes from './position-pictures.module.css'

/** Pictures to swipe through; a tap opens the viewer. */
export function PositionPictures({ position: { images } }: { position: PositionDetail }) {
  const { ui } = useHost()
  if (images.length === 0) return null
  return (
    <ul className={classes.strip} aria-label={t.pictures()} data-one={images.length === 1 || undefined}>
      {images.map((image, index) => (
        <li key={image}>
          <button
            type="button"
            className={classes.picture}
            aria-label={t.picture(index + 1, images.length)}
            onClick={() => ui.viewImages(images, index)}
          >
            <Img src={image} alt="" width={720} height={405} eager={index === 0} />
          </button>
        </li>
      ))}
    </ul>
  )
}
