import type { VideoControl } from '../use-video'
import { Bar } from './bar'
import { Middle } from './middle'
import { SoundOrEdge } from './sound-or-edge'
import { Tools } from './tools'

export function Controls({ control, title }: { control: VideoControl; title: string }) {
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
        live={live}
        title={full ? title : null}
        onTouch={controls.show}
      />
      <SoundOrEdge control={control} />
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
