import type { Subtitles } from '../subtitles/subtitle-setting'
import type { VideoControl } from '../use-video'
import { Bar } from './bar'
import { Middle } from './middle'
import { SoundOrEdge } from './sound-or-edge'
import { StartOver } from './start-over'
import { Tools } from './tools'

interface ControlsProps {
  control: VideoControl
  subtitles: Subtitles
  title: string
  /** Where a video of earlier goes on, in seconds. */
  from?: number | undefined
}

export function Controls({ control, subtitles, title, from = 0 }: ControlsProps) {
  const { video, playback, stream, live, start, controls, full, behind, request } = control
  return (
    <>
      <Middle
        playback={playback}
        waiting={start.waiting}
        shown={controls.shown}
        onToggle={() => request({ type: 'toggle' })}
      />
      <Tools
        video={video}
        stream={stream}
        playback={playback}
        subtitles={subtitles}
        live={live}
        title={full ? title : null}
        onTouch={controls.show}
      />
      <SoundOrEdge control={control} />
      {!live && <StartOver control={control} from={from} />}
      <Bar
        playback={playback}
        live={live}
        atEdge={behind === 0}
        full={full}
        onRequest={request}
        onSeek={start.seek}
        onTouch={controls.show}
      />
    </>
  )
}
