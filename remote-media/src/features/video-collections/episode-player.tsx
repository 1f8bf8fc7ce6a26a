import { type Content, videos } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { ChevronRight, MessageSquareText } from '@plaza/shared/ui'
import { Player } from '../../video/player'
import { usePlayAuth } from '../../video/use-play-auth'
import { t } from './collections.text'
import classes from './episode-player.module.css'

interface EpisodePlayerProps {
  episode: Content
  /** Id of the collection. */
  collection: string
  autoplay: boolean
  next: Content | null
  onNext: (next: Content) => void
}

/** The next episode starts by itself in the same video element, which browsers have already allowed to play. */
export function EpisodePlayer({ episode, collection, autoplay, next, onNext }: EpisodePlayerProps) {
  const { data } = useResource(videos.detail, { params: { id: episode.id } })
  // Requests the next episode's stream before this one ends.
  const following = useResource(videos.detail, { params: { id: next?.id ?? '' } }, { enabled: next !== null })
  usePlayAuth(following.data?.source_id)
  const video = data ?? { ...episode, source_id: null, seconds: 0, width: null, height: null }
  return (
    <div className={classes.player}>
      <Player
        video={video}
        collection={collection}
        autoplay={autoplay}
        onEnded={() => {
          if (next) onNext(next)
        }}
      />
      <div className={classes.line}>
        <h2 className={classes.title}>{episode.title}</h2>
        <Link to={to('video', { aid: episode.id })} className={classes.more}>
          <MessageSquareText size={16} />
          {t.about()}
          <ChevronRight size={14} />
        </Link>
      </div>
    </div>
  )
}
