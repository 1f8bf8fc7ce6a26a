import type { Audio } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { ChevronRight, Img } from '@plaza/shared/ui'
import classes from './album-line.module.css'
import { t } from './audio.text'

export function AlbumLine({ album }: { album: NonNullable<Audio['album']> }) {
  return (
    <Link to={to('album', { id: album.id })} className={classes.line}>
      <span className={classes.cover}>
        <Img src={album.image} alt="" width={112} height={112} ratio={1} small />
      </span>
      <span className={classes.words}>
        <span className={classes.note}>{t.fromAlbum()}</span>
        <strong className={classes.title}>{album.title}</strong>
        <span className={classes.note}>{t.tracks(count(album.track_count))}</span>
      </span>
      <ChevronRight className={classes.arrow} />
    </Link>
  )
}
