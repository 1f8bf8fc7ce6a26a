import { Img, Volume2 } from '@plaza/shared/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { requestOfKey, type VideoRequest, within } from './controls.model'
import { Bar } from './layers/bar'
import { Failed } from './layers/failed'
import { Middle } from './layers/middle'
import { Surface } from './layers/surface'
import { Tools } from './layers/tools'
import { useControls } from './use-controls'
import { useFullScreen } from './use-full-screen'
import { useLiveEdge } from './use-live-edge'
import { usePlayback } from './use-playback'
import { type StartOptions, useStart } from './use-start'
import { useStream } from './use-stream'
import { t } from './video.text'
import classes from './video-player.module.css'

export interface VideoPlayerProps extends StartOptions {
  title: string
  poster: string | null
  /** Width divided by height; default 16:9. */
  ratio?: number
  /** The first movement of the picture. */
  onBegin?: () => void
  onMove?: (position: number, duration: number) => void
  onStop?: () => void
}

/** A video with our own controls for touch, mouse and keyboard. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { title, poster, url, ratio = 16 / 9, live = false } = props
  const box = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const playback = usePlayback(video)
  const start = useStart(video, props)
  const stream = useStream(video, url, start.attached)
  const controls = useControls(playback.playing)
  const screen = useFullScreen(box, video)
  const edge = useLiveEdge(video, live, playback)
  usePlaybackCallbacks(playback, props)

  function answer(request: VideoRequest): void {
    const element = video.current
    if (!element) return
    controls.show()
    if (request.type === 'toggle') {
      if (playback.playing) start.pause()
      else goOn()
    }
    if (request.type === 'full') screen.toggle()
    else if (request.type === 'mute') element.muted = !element.muted
    else if (request.type === 'step' && !live)
      element.currentTime = within(element.currentTime + request.seconds, playback.duration)
  }
  /** A recording resumes where it stopped. */
  const goOn = () => {
    edge.join()
    start.play()
  }
  const pressed = (event: KeyboardEvent) => {
    const request = event.target === event.currentTarget ? requestOfKey(event.key) : null
    if (!request || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    answer(request)
  }

  return (
    <section
      ref={box}
      className={classes.box}
      style={{ '--ratio': ratio } as React.CSSProperties}
      data-controls={controls.shown || undefined}
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the player are heard here
      tabIndex={0}
      onKeyDown={pressed}
      data-swipes-itself
    >
      {/* biome-ignore lint/a11y/useMediaCaption: the demo's films have music alone */}
      <video ref={video} className={classes.video} playsInline preload="metadata" aria-label={t.video()} />
      {!playback.begun && (
        <div className={classes.poster}>
          <Img src={poster} alt="" width={1200} height={675} ratio={ratio} eager />
        </div>
      )}
      <Surface shown={controls.shown} onShow={controls.show} onHide={controls.hide} onRequest={answer} />
      {stream.failed ? (
        <Failed onRetry={() => start.again(stream.retry)} />
      ) : (
        <>
          <Middle
            playback={playback}
            waiting={start.waiting}
            shown={controls.shown}
            onToggle={() => answer({ type: 'toggle' })}
          />
          <Tools
            video={video}
            stream={stream}
            playback={playback}
            live={live}
            title={screen.full ? title : null}
            onTouch={controls.show}
          />
          {start.hushed && playback.muted ? (
            <button type="button" className={classes.sound} onClick={() => answer({ type: 'mute' })}>
              <Volume2 size={16} />
              {t.tapForSound()}
            </button>
          ) : (
            edge.behind > 0 && (
              <button type="button" className={classes.sound} onClick={goOn}>
                <span>{t.behind(edge.behind)}</span>
                <strong>{t.backToLive()}</strong>
              </button>
            )
          )}
          <Bar
            playback={playback}
            live={live}
            atEdge={edge.behind === 0}
            full={screen.full}
            onRequest={answer}
            onSeek={(seconds) => start.seek(seconds)}
            onTouch={controls.show}
          />
        </>
      )}
    </section>
  )
}

type PlaybackCallbacks = Pick<VideoPlayerProps, 'onBegin' | 'onMove' | 'onStop' | 'url'>

/** Forwards playback state to the page's callbacks. */
function usePlaybackCallbacks(playback: ReturnType<typeof usePlayback>, told: PlaybackCallbacks): void {
  const newest = useRef(told)
  useEffect(() => {
    newest.current = told
  })
  const { begun, playing, position, duration } = playback
  useEffect(() => {
    if (begun) newest.current.onBegin?.()
  }, [begun])
  useEffect(() => {
    if (begun) newest.current.onMove?.(position, duration)
  }, [begun, position, duration])
  useEffect(() => {
    if (begun && !playing) newest.current.onStop?.()
  }, [begun, playing])
}
