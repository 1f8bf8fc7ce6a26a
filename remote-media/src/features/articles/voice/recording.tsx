import type { PlayerItem } from '@plaza/shared/host'
import { usePlay, usePlaying } from '@plaza/shared/ui'
import { VoiceBar } from './voice-bar'

interface RecordingProps {
  voice: PlayerItem
  label: string
  /** As `m:ss`; '' if unknown. */
  length: string
}

export function Recording({ voice, label, length }: RecordingProps) {
  const play = usePlay()
  const state = usePlaying(voice.id)
  return (
    <VoiceBar
      speaking={state === 'playing'}
      paused={state === 'paused'}
      label={label}
      length={length}
      onTap={() => play([voice], voice.id)}
    />
  )
}
