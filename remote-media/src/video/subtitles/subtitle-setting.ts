import type { Video } from '@plaza/shared/api'
import { hostNow, useKept } from '@plaza/shared/host'
import { useState } from 'react'
import { subtitleText } from './subtitle.text'

type SubtitleLanguage = NonNullable<Video['subtitles']>[number]['language']
/** `off`: the person wants none. */
export type SubtitleChoice = SubtitleLanguage | 'off'

interface SubtitleTrack {
  language: SubtitleLanguage
  label: string
  url: string
}

export interface Subtitles {
  tracks: readonly SubtitleTrack[]
  chosen: SubtitleChoice
  choose(choice: SubtitleChoice): void
}

/** The choice for all videos, kept on the device; at first there are no subtitles. */
export interface SubtitleSetting {
  kept: SubtitleChoice
  choose(choice: SubtitleChoice): void
}

const NAME = 'subtitles'

export function useSubtitleSetting(): SubtitleSetting {
  const stored = useKept<SubtitleChoice>(NAME)
  const [made, make] = useState<SubtitleChoice | null>(null)
  const choose = (choice: SubtitleChoice) => {
    make(choice)
    hostNow().drafts.keep(NAME, choice)
  }
  return { kept: made ?? stored ?? 'off', choose }
}

/** Tracks of a video, and the one of them that the setting names. */
export function subtitlesOf(files: Video['subtitles'], { kept, choose }: SubtitleSetting): Subtitles {
  const byLanguage = new Map((files ?? []).map((one) => [one.language, one]))
  const tracks = [...byLanguage.values()].map((one) => ({ ...one, label: subtitleText[one.language]() }))
  return { tracks, chosen: tracks.some(({ language }) => language === kept) ? kept : 'off', choose }
}
