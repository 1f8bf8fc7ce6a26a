import type { Video } from '@plaza/shared/api'
import { type RefObject, useEffect } from 'react'
import { type Subtitles, subtitlesOf, useSubtitleSetting } from './subtitle-setting'

/** Lines from the lower edge, above the bar of the controls. */
const LIFTED_LINE = -4

interface SubtitleOptions {
  files: NonNullable<Video['subtitles']>
  /** The controls are shown, which stand where subtitles are. */
  isLifted: boolean
}

/** A line that its file has put elsewhere stays there. */
function placeCue(cue: VTTCue, isLifted: boolean): void {
  if (isLifted && cue.line === 'auto') cue.line = LIFTED_LINE
  else if (!isLifted && cue.line === LIFTED_LINE) cue.line = 'auto'
}

/** Subtitles of a video. The browser draws them, so that they stand in full screen and in its own player too. */
export function useSubtitles(
  video: RefObject<HTMLVideoElement | null>,
  { files, isLifted }: SubtitleOptions,
): Subtitles {
  const subtitles = subtitlesOf(files, useSubtitleSetting())
  const { tracks, chosen } = subtitles
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
  return subtitles
}
