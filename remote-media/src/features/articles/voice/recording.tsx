import type { PlayerItem } from '@plaza/shared/host'
import { usePlay, usePlaying } from '../../../player/use-playing'
import { VoiceBar } from './voice-bar'

interface RecordingProps {
  voice: PlayerItem
  /** As `m:ss`; '' if unknown. */
  length: string
}

export function Recording({ voice, length }: RecordingProps) {
  const play = usePlay()
  const state = usePlaying(voice.id)
  return (
    <VoiceBar
      speaking={state === 'playing'}
      paused={state === 'paused'}
      length={length}
      onTap={() => play([voice], voice.id)}
    />
  )
}
