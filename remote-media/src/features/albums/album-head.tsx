import type { Album } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Avatar, Img, ReadMore } from '@plaza/shared/ui'
import { FollowButton } from '../../marks/follow-button'
import { Backdrop } from '../../pictures/backdrop'
import { t } from './album.text'
import classes from './album-head.module.css'

interface AlbumHeadProps {
  album: Album
  /** Undefined while unknown. */
  followed: boolean | undefined
}

export function AlbumHead({ album, followed }: AlbumHeadProps) {
  const { id, title, image, anchor, category, track_count, views, finished, description } = album
  return (
    <>
      <Backdrop image={image}>
        <div className={classes.head}>
          <div className={classes.cover}>
            <Img src={image} alt="" width={240} height={240} ratio={1} eager />
          </div>
          <div className={classes.words}>
            <h2 className={classes.title}>{title}</h2>
            {anchor && (
              <Link to={to('anchor', { id: anchor.id })} className={classes.anchor}>
                <Avatar src={anchor.avatar} name={anchor.name} size={24} />
                <span>{anchor.name}</span>
              </Link>
            )}
            <p className={classes.facts}>
              {[category, finished ? t.finished() : t.running()].filter(Boolean).join(' · ')}
              <br />
              {track_count > 0 ? `${t.tracks(count(track_count))} · ${t.heard(count(views))}` : t.soon()}
            </p>
            <FollowButton kind="album" id={id} followed={followed} />
          </div>
        </div>
      </Backdrop>
      {description && (
        <div className={classes.about}>
          <ReadMore lines={3}>{description}</ReadMore>
        </div>
      )}
    </>
  )
}
