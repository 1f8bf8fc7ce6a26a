import type { RefObject } from 'react'
import { ChoiceSheet } from '../../player/choice-sheet'
import type { Subtitles } from '../subtitles/subtitle-setting'
import { SubtitleSheet } from '../subtitles/subtitle-sheet'
import type { StreamState } from '../use-stream'
import { t } from '../video.text'

interface ToolSheetProps {
  of: 'rate' | 'quality' | 'subtitles'
  video: RefObject<HTMLVideoElement | null>
  stream: StreamState
  subtitles: Subtitles
  rate: number
  onClose: () => void
}

const RATES = [0.75, 1, 1.25, 1.5, 2]
const AUTOMATIC = -1

export function ToolSheet({ of, video, stream, subtitles, rate, onClose }: ToolSheetProps) {
  if (of === 'subtitles') return <SubtitleSheet subtitles={subtitles} onClose={onClose} />
  if (of === 'rate') {
    return (
      <ChoiceSheet
        title={t.rate()}
        choices={RATES.map((value) => ({ value, label: t.times(value) }))}
        value={rate}
        onChoose={(value) => {
          if (video.current) video.current.playbackRate = video.current.defaultPlaybackRate = value
        }}
        onClose={onClose}
      />
    )
  }
  const { levels, level, choose } = stream
  return (
    <ChoiceSheet
      title={t.quality()}
      choices={[
        { value: AUTOMATIC, label: t.automatic() },
        ...levels.map(({ index, height }) => ({ value: index, label: t.rows(height) })),
      ]}
      value={level ?? AUTOMATIC}
      onChoose={(value) => choose(value === AUTOMATIC ? null : value)}
      onClose={onClose}
    />
  )
}
