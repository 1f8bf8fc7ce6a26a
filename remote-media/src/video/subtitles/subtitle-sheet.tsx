import { ChoiceSheet } from '../../player/choice-sheet'
import { t } from '../video.text'
import type { SubtitleChoice, Subtitles } from './subtitle-setting'

/** Languages of the subtitles, and none. */
export function SubtitleSheet({ subtitles, onClose }: { subtitles: Subtitles; onClose: () => void }) {
  const choices: { value: SubtitleChoice; label: string }[] = [
    { value: 'off', label: t.off() },
    ...subtitles.tracks.map(({ language, label }) => ({ value: language, label })),
  ]
  return (
    <ChoiceSheet
      title={t.subtitles()}
      choices={choices}
      value={subtitles.chosen}
      onChoose={subtitles.choose}
      onClose={onClose}
    />
  )
}
