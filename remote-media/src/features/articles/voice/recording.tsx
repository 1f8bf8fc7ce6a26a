import type { PlayerItem } from '@plaza/shared/host'
import { usePlay, usePlaying } from '../../../player/use-playing'
import { VoiceBar } from './voice-bar'

interface RecordingProps {
  voice: PlayerItem
  /** In minutes and seconds; empty where it is not known. */
  length: string
}

/** An article's own recording, in the player. */
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
