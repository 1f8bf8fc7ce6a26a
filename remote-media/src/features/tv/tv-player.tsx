import type { ChannelPlay, Programme } from '@plaza/shared/api'
import { Button, later } from '@plaza/shared/ui'
import type { VideoPlayerProps } from '../../video/video-player'
import { t } from './tv.text'
import classes from './tv-player.module.css'

/** Its code comes after the page. */
const VideoPlayer = later<VideoPlayerProps>(
  () => import('../../video/video-player').then(({ VideoPlayer }) => VideoPlayer),
  () => <div className={classes.screen} />,
)

interface TvPlayerProps {
  play: ChannelPlay
  /** What is seen again in place of what is on the air. */
  replay: Programme | null
  onLive: () => void
}

/** The channel live, or one of its broadcasts again, with the way back to what is on the air. */
export function TvPlayer({ play: { channel, stream_url }, replay, onLive }: TvPlayerProps) {
  return (
    <div className={classes.player}>
      <VideoPlayer
        title={replay?.title ?? channel.name}
        poster={null}
        url={replay?.replay_url ?? stream_url}
        live={replay === null}
        autoplay
      />
      {replay && (
        <p className={classes.again}>
          <span className={classes.title}>
            {t.replaying()} · {replay.title}
          </span>
          <Button small onClick={onLive}>
            {t.backToLive()}
          </Button>
        </p>
      )}
    </div>
  )
}
