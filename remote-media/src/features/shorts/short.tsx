import type { Video } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Button, ChevronRight, Img, LoaderCircle, Play, useMarks, Volume2 } from '@plaza/shared/ui'
import { useRef, useState } from 'react'
import { Backdrop } from '../../pictures/backdrop'
import { usePlayAuth } from '../../video/use-play-auth'
import { usePlayback } from '../../video/use-playback'
import { useStream } from '../../video/use-stream'
import classes from './short.module.css'
import { ShortActions } from './short-actions'
import { ShortCaption } from './short-caption'
import { ShortSurface } from './short-surface'
import { t } from './shorts.text'
import { useVisiblePlayback } from './use-visible-playback'

interface ShortProps {
  video: Video
  /** It is the visible video; the others are paused at their first frame. */
  seen: boolean
  muted: boolean
  onMute: (muted: boolean) => void
  /** Renders its actions; not on the page of a shared video. */
  plain?: boolean
}

/** One short video: loops while it is visible; a tap pauses it, a double tap likes it. */
export function Short({ video, seen, muted, onMute, plain }: ShortProps) {
  const element = useRef<HTMLVideoElement>(null)
  const url = usePlayAuth(video.source_id)
  const playback = usePlayback(element)
  const [drawn, setDrawn] = useState(false)
  const play = useVisiblePlayback(element, { seen, muted, onRefused: () => onMute(true) })
  const stream = useStream(element, url, play.ready)
  const marks = useMarks(video.id, { enabled: seen && !plain })
  const like = () => {
    if (!marks.liked) void marks.like()
  }
  const share = playback.duration > 0 ? playback.position / playback.duration : 0
  const wide = (video.width ?? 0) > (video.height ?? 1)
  return (
    <>
      {wide && (
        <div className={classes.ground}>
          <Backdrop image={video.image}>{null}</Backdrop>
        </div>
      )}
      {!drawn && <Poster image={video.image} wide={wide} seen={seen} />}
      <video
        ref={element}
        className={classes.video}
        data-wide={wide || undefined}
        muted={muted}
        loop
        playsInline
        preload="auto"
        tabIndex={-1}
        onLoadedData={() => setDrawn(true)}
        onEmptied={() => setDrawn(false)}
      />
      <ShortSurface
        label={playback.playing ? t.pause() : t.play()}
        seen={seen}
        onTap={() => (playback.playing ? play.stop() : play.go())}
        onLike={plain ? undefined : like}
      >
        {seen && play.stopped && !playback.playing && <Play />}
        {seen && playback.waiting && <LoaderCircle data-turning="" />}
      </ShortSurface>
      {stream.failed && <StreamFailure onRetry={stream.retry} />}
      {seen && muted && (
        <button type="button" className={classes.sound} onClick={() => onMute(false)}>
          <Volume2 size={16} />
          {t.sound()}
        </button>
      )}
      {wide && <VideoPageLink id={video.id} seen={seen} />}
      <ShortCaption video={video} plain={plain} />
      {!plain && seen && <ShortActions video={video} marks={marks} />}
      <span className={classes.progress} style={{ '--share': share } as React.CSSProperties} />
    </>
  )
}

function Poster({ image, wide, seen }: { image: Video['image']; wide: boolean; seen: boolean }) {
  return (
    <div className={classes.poster} data-wide={wide || undefined}>
      <Img src={image} alt="" width={1200} height={675} ratio={wide ? 16 / 9 : 9 / 16} eager={seen} />
    </div>
  )
}

function VideoPageLink({ id, seen }: { id: string; seen: boolean }) {
  return (
    <Link className={classes.page} to={to('video', { aid: id })} tabIndex={seen ? 0 : -1}>
      {t.page()}
      <ChevronRight size={16} />
    </Link>
  )
}

function StreamFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.failed} role="alert">
      <p>{t.failed()}</p>
      <Button small kind="secondary" onClick={onRetry}>
        {t.retry()}
      </Button>
    </div>
  )
}
