import type { Video } from '@plaza/shared/api'
import { hostNow, useKept } from '@plaza/shared/host'
import { type RefObject, useEffect, useState } from 'react'
import { subtitleText } from './subtitle.text'

type SubtitleLanguage = NonNullable<Video['subtitles']>[number]['language']
/** `off`: the person wants none. */
export type SubtitleChoice = SubtitleLanguage | 'off'

interface SubtitleTrack {
  language: SubtitleLanguage
  label: string
  url: string
}

export interface Captions {
  tracks: readonly SubtitleTrack[]
  chosen: SubtitleChoice
  choose(choice: SubtitleChoice): void
}

const NAME = 'subtitles'
/** Lines from the lower edge, above the bar of the controls. */
const LIFTED_LINE = -4

interface SubtitleOptions {
  subtitles: NonNullable<Video['subtitles']>
  /** The controls are shown, which stand where subtitles are. */
  isLifted: boolean
}

/** A line that its file has put elsewhere stays there. */
function placeCue(cue: VTTCue, isLifted: boolean): void {
  if (isLifted && cue.line === 'auto') cue.line = LIFTED_LINE
  else if (!isLifted && cue.line === LIFTED_LINE) cue.line = 'auto'
}

/**
 * Subtitles of a video. The browser draws them, so that they stand in full screen and in its own player too; the choice is
 * kept on the device for all videos.
 */
export function useSubtitles(
  video: RefObject<HTMLVideoElement | null>,
  { subtitles, isLifted }: SubtitleOptions,
): Captions {
  const stored = useKept<SubtitleChoice>(NAME)
  const [made, make] = useState<SubtitleChoice | null>(null)
  const kept = made ?? stored ?? 'off'
  const byLanguage = new Map(subtitles.map((one) => [one.language, one]))
  const tracks = [...byLanguage.values()].map((one) => ({ ...one, label: subtitleText[one.language]() }))
  const isOffered = tracks.some(({ language }) => language === kept)
  const chosen = isOffered ? kept : 'off'
  const addresses = tracks.map(({ url }) => url).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other addresses are other tracks
  useEffect(() => {
    for (const track of video.current?.textTracks ?? [])
      track.mode = track.kind === 'subtitles' && track.language === chosen ? 'showing' : 'disabled'
  }, [video, chosen, addresses])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice and other addresses show another track
  useEffect(() => {
    const shown = [...(video.current?.textTracks ?? [])].filter(({ mode }) => mode === 'showing')
    const place = () => {
      for (const { cues } of shown) for (const cue of cues ?? []) placeCue(cue as VTTCue, isLifted)
    }
    place()
    for (const track of shown) track.addEventListener('cuechange', place)
    return () => {
      for (const track of shown) track.removeEventListener('cuechange', place)
    }
  }, [video, chosen, addresses, isLifted])
  const choose = (choice: SubtitleChoice) => {
    make(choice)
    hostNow().drafts.keep(NAME, choice)
  }
  return { tracks, chosen, choose }
}
