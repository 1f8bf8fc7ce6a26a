import { type Content, type VideoCollection, videos } from '@plaza/shared/api'
import { Strip } from '@plaza/shared/cards'
import { usePaged, useResource } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { ChevronRight, Img, SectionTitle, shownLength } from '@plaza/shared/ui'
import classes from './collection-strip.module.css'
import { t } from './video.text'

/** Episodes of the first collection that contains the video. */
export function CollectionStrip({ video }: { video: string }) {
  const found = useResource(videos.collectionsOf, { params: { id: video } })
  const [first] = found.data?.list ?? []
  return first ? <Episodes of={first} video={video} /> : null
}

function Episodes({ of: { id, title, episodes }, video }: { of: VideoCollection; video: string }) {
  const list = usePaged(videos.episodes, { params: { id } })
  return (
    <section className={classes.part} aria-label={title}>
      <SectionTitle
        title={title}
        more={
          <Link to={to('video-collection', { aid: id })} className={classes.all}>
            {t.episodes(episodes)}
            <ChevronRight size={16} />
          </Link>
        }
      />
      <Strip items={list.items} keyOf={(one) => one.id}>
        {(one) => <Tile episode={one} current={one.id === video} />}
      </Strip>
    </section>
  )
}

function Tile({ episode: { id, title, image, duration }, current }: { episode: Content; current: boolean }) {
  return (
    <Link to={to('video', { aid: id })} className={classes.tile} aria-current={current ? 'page' : undefined}>
      <span className={classes.cover}>
        <Img src={image} alt="" width={280} height={158} ratio={16 / 9} small />
        {duration && <span className={classes.length}>{current ? t.playing() : shownLength(duration)}</span>}
      </span>
      <span className={classes.title}>{title}</span>
    </Link>
  )
}
