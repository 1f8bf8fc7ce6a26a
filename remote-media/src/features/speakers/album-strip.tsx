import type { Content } from '@plaza/shared/api'
import { Strip } from '@plaza/shared/cards'
import { count } from '@plaza/shared/format'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Img, SectionTitle } from '@plaza/shared/ui'
import classes from './album-strip.module.css'
import { t } from './speakers.text'

export function AlbumStrip({ albums }: { albums: readonly Content[] }) {
  if (albums.length === 0) return null
  return (
    <section className={classes.part} aria-label={t.albums()}>
      <SectionTitle title={t.albums()} />
      <Strip items={albums} keyOf={({ id }) => id}>
        {({ id, title, image, track_count }) => (
          <Link to={to('album', { id })} className={classes.album}>
            <span className={classes.cover}>
              <Img src={image} alt="" width={224} height={224} ratio={1} small />
            </span>
            <span className={classes.title}>{title}</span>
            <span className={classes.note}>{t.tracks(count(track_count ?? 0))}</span>
          </Link>
        )}
      </Strip>
    </section>
  )
}
