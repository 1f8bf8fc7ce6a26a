import type { Video } from '@plaza/shared/api'
import { Img } from '@plaza/shared/ui'
import { Controls } from './layers/controls'
import { Failed } from './layers/failed'
import { Surface } from './layers/surface'
import type { StartOptions } from './start/use-start'
import { useSubtitles } from './subtitles/use-subtitles'
import { type PlaybackCallbacks, useVideo } from './use-video'
import { t } from './video.text'
import classes from './video-player.module.css'

export interface VideoPlayerProps extends StartOptions, PlaybackCallbacks {
  title: string
  poster: string | null
  /** Width divided by height; default 16:9. */
  ratio?: number
  subtitles?: Video['subtitles']
}

/** A video with our own controls for touch, mouse and keyboard. */
export function VideoPlayer({ title, poster, ratio = 16 / 9, subtitles: files = [], ...options }: VideoPlayerProps) {
  const control = useVideo(options)
  const subtitles = useSubtitles(control.video, { files, isLifted: control.controls.shown })
  const { box, video, playback, stream, start, controls, request, onKeyDown } = control
  return (
    <section
      ref={box}
      className={classes.box}
      style={{ '--ratio': ratio } as React.CSSProperties}
      data-controls={controls.shown || undefined}
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the player listens to keys here
      tabIndex={0}
      onKeyDown={onKeyDown}
      data-swipes-itself
    >
      {/* biome-ignore lint/a11y/useMediaCaption: those that the editors gave; a film without words has none */}
      <video ref={video} className={classes.video} playsInline preload="metadata" aria-label={t.video()}>
        {subtitles.tracks.map(({ language, label, url }) => (
          <track key={language} kind="subtitles" srcLang={language} label={label} src={url} />
        ))}
      </video>
      {!playback.begun && (
        <div className={classes.poster}>
          <Img src={poster} alt="" width={1200} height={675} ratio={ratio} eager />
        </div>
      )}
      <Surface shown={controls.shown} onShow={controls.show} onHide={controls.hide} onRequest={request} />
      {stream.failed ? (
        <Failed onRetry={() => start.again(stream.retry)} />
      ) : (
        <Controls control={control} subtitles={subtitles} title={title} from={options.from} />
      )}
    </section>
  )
}
