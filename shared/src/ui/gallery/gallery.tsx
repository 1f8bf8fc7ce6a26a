import { lazyWithRetry } from '../lazy-with-retry'
import classes from './gallery.module.css'
import { t } from './gallery.text'
import type { GalleryProps } from './photo-swipe-gallery'

/**
 * Pictures that fill their box: swiped, pinched, double tapped, turned by arrow keys. PhotoSwipe, which does this, is
 * fetched when the first of them is drawn; until then the shown picture stands still.
 */
export const Gallery = lazyWithRetry<GalleryProps>(
  () => import('./photo-swipe-gallery').then(({ PhotoSwipeGallery }) => PhotoSwipeGallery),
  StillGallery,
)

function StillGallery({ pictures, at }: GalleryProps) {
  const shown = pictures[at]
  return (
    <div className={classes.ground}>
      {shown && <img className={classes.still} src={shown.url} alt={shown.caption} fetchPriority="high" />}
      <ul className="visually-hidden" aria-label={t.pictures()}>
        {pictures.map(({ url, caption }) => url !== shown?.url && caption && <li key={url}>{caption}</li>)}
      </ul>
    </div>
  )
}
