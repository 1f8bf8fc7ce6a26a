import { type ChannelPlay, channels, type Programme } from '@plaza/shared/api'
import { MINUTE_MS } from '@plaza/shared/format'
import { hostNow, useCached } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { Button, Img, lazyWithRetry } from '@plaza/shared/ui'
import { useRef } from 'react'
import type { VideoPlayerProps } from '../../video/video-player'
import { t } from './tv.text'
import classes from './tv-player.module.css'

/** Loaded after the page. */
const VideoPlayer = lazyWithRetry<VideoPlayerProps>(
  () => import('../../video/video-player').then(({ VideoPlayer }) => VideoPlayer),
  ({ poster }) => (
    <div className={classes.screen}>
      <Img src={poster} alt="" width={1080} height={1080} ratio={16 / 9} eager />
    </div>
  ),
)

interface TvPlayerProps {
  play: ChannelPlay
  /** The recording to play instead of the live stream. */
  replay: Programme | null
  onLive: () => void
}

export function TvPlayer({ play: { channel, stream_url }, replay, onLive }: TvPlayerProps) {
  const reportedAt = useRef(0)
  const change = useCached(channels.play)
  /** Reports once a minute that the live stream is watched; the answer counts this viewer too. */
  const reportWatching = () => {
    if (replay || Date.now() - reportedAt.current < MINUTE_MS) return
    reportedAt.current = Date.now()
    const { id } = channel
    hostNow()
      .request(channels.listen, { body: { id } }, { inPlace: true })
      .then(({ listeners }) => change({ query: { id } }, (held) => ({ ...held, listeners })))
      .catch(() => {})
  }
  return (
    <div className={classes.player}>
      <VideoPlayer
        title={replay?.title ?? nameOf(channel)}
        poster={channel.image}
        url={replay?.replay_url ?? stream_url}
        live={replay === null}
        autoplay
        onMove={reportWatching}
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
