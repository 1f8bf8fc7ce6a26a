import type { Video } from '@plaza/shared/api'
import { Button, Img, LoaderCircle, lazyWithRetry, type Marks, Play, useMarks } from '@plaza/shared/ui'
import { type ReactNode, useRef, useState } from 'react'
import { Backdrop } from '../../pictures/backdrop'
import { type SubtitleSetting, subtitlesOf } from '../../video/subtitles/subtitle-setting'
import { usePlayAuth } from '../../video/use-play-auth'
import { usePlayback } from '../../video/use-playback'
import { useStream } from '../../video/use-stream'
import classes from './short.module.css'
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
  setting: SubtitleSetting
  /** Its actions; none on the page of a shared video. */
  actions?: (marks: Marks) => ReactNode
}

const UPRIGHT = 9 / 16
const ShortSubtitles = lazyWithRetry(() => import('./tools/short-subtitles').then((loaded) => loaded.ShortSubtitles))
const ShortTools = lazyWithRetry(() => import('./tools/short-tools').then((loaded) => loaded.ShortTools))

/** One short video: loops while it is visible; a tap pauses it, a double tap likes it. An upright one fills the screen. */
export function Short({ video, seen, muted, onMute, setting, actions }: ShortProps) {
  const box = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLVideoElement>(null)
  const url = usePlayAuth(video.source_id)
  const playback = usePlayback(element)
  const [drawn, setDrawn] = useState(false)
  const play = useVisiblePlayback(element, { seen, muted, onRefused: () => onMute(true) })
  const stream = useStream(element, url, play.ready)
  const marks = useMarks(video.id, { enabled: seen && Boolean(actions) })
  const subtitles = subtitlesOf(video.subtitles, setting)
  const like = () => {
    if (!marks.liked) void marks.like()
  }
  const share = playback.duration > 0 ? playback.position / playback.duration : 0
  const ratio = video.width && video.height ? video.width / video.height : UPRIGHT
  const wide = ratio > 1
  return (
    <div
      ref={box}
      className={classes.frame}
      style={{ '--ratio': ratio } as React.CSSProperties}
      data-shape={wide ? 'wide' : 'upright'}
      data-plain={!actions || undefined}
    >
      <div className={classes.ground}>
        <Backdrop image={video.image}>{null}</Backdrop>
      </div>
      {!drawn && (
        <div className={classes.poster}>
          <Img src={video.image} alt="" width={1200} height={675} ratio={wide ? 16 / 9 : UPRIGHT} eager={seen} />
        </div>
      )}
      <video
        ref={element}
        className={classes.video}
        muted={muted}
        loop
        playsInline
        preload="auto"
        tabIndex={-1}
        onLoadedData={() => setDrawn(true)}
        onEmptied={() => setDrawn(false)}
      >
        {subtitles.tracks.map(({ language, label, url: src }) => (
          <track key={language} kind="subtitles" srcLang={language} label={label} src={src} />
        ))}
      </video>
      <ShortSurface
        label={playback.playing ? t.pause() : t.play()}
        seen={seen}
        onTap={() => (playback.playing ? play.stop() : play.go())}
        onLike={actions && like}
      >
        {seen && play.stopped && !playback.playing && <Play />}
        {seen && playback.waiting && <LoaderCircle data-turning="" />}
      </ShortSurface>
      {stream.failed && <StreamFailure onRetry={stream.retry} />}
      <ShortCaption video={video} wide={wide} seen={seen}>
        {subtitles.chosen !== 'off' && <ShortSubtitles video={element} subtitles={subtitles} />}
      </ShortCaption>
      {seen && actions?.(marks)}
      {seen && (
        <ShortTools {...{ subtitles, box, wide }} video={element} onSound={muted ? () => onMute(false) : undefined} />
      )}
      <span className={classes.progress} style={{ '--share': share } as React.CSSProperties} />
    </div>
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
