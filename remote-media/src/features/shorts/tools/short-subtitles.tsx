import { type RefObject, useEffect, useState } from 'react'
import type { Subtitles } from '../../../video/subtitles/subtitle-setting'
import classes from './short-subtitles.module.css'

interface ShortSubtitlesProps {
  video: RefObject<HTMLVideoElement | null>
  subtitles: Subtitles
}

/** Without the tags of WebVTT. */
const wordsOf = (cue: TextTrackCue) => (cue as VTTCue).text.replace(/<[^>]*>/g, '')

/** The chosen subtitles, drawn above the title; in the full screen of iOS the browser draws them. */
export function ShortSubtitles({ video, subtitles: { tracks, chosen } }: ShortSubtitlesProps) {
  const [words, setWords] = useState('')
  const addresses = tracks.map(({ url }) => url).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other addresses are other tracks
  useEffect(() => {
    const element = video.current
    const track = [...(element?.textTracks ?? [])].find(({ language }) => language === chosen)
    if (!element || !track) return
    const read = () => setWords([...(track.activeCues ?? [])].map(wordsOf).join('\n'))
    const modeTo = (mode: TextTrackMode) => () => {
      track.mode = mode
    }
    const [show, hide] = [modeTo('showing'), modeTo('hidden')]
    hide()
    track.addEventListener('cuechange', read)
    element.addEventListener('webkitbeginfullscreen', show)
    element.addEventListener('webkitendfullscreen', hide)
    return () => {
      track.mode = 'disabled'
      setWords('')
      track.removeEventListener('cuechange', read)
      element.removeEventListener('webkitbeginfullscreen', show)
      element.removeEventListener('webkitendfullscreen', hide)
    }
  }, [video, chosen, addresses])
  return (
    <p className={classes.spoken} data-testid="spoken">
      {words && <span>{words}</span>}
    </p>
  )
}
