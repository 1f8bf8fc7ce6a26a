import type { Post } from '../../api'
import { useHost } from '../../host'
import { Img } from '../media/img'
import { gridShape, soloRatio } from './picture.model'
import { t } from './picture.text'
import classes from './picture-grid.module.css'

/** A tap opens all pictures in the viewer. */
export function PictureGrid({ images, eager = false }: { images: Post['images']; eager?: boolean }) {
  const host = useHost()
  if (images.length === 0) return null
  const shape = gridShape(images.length)
  const urls = images.map(({ url }) => url)
  return (
    <ul className={classes.grid} data-shape={shape}>
      {images.map((image, place) => (
        <li key={image.url}>
          <button
            type="button"
            className={classes.picture}
            aria-label={t.picture(place + 1, images.length)}
            onClick={() => host.ui.viewImages(urls, place)}
          >
            <Img
              src={image.url}
              alt=""
              width={image.width || 1}
              height={image.height || 1}
              ratio={shape === 'one' ? soloRatio(image) : 1}
              small={shape !== 'one'}
              eager={eager}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
