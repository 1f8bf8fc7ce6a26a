import { ChoiceSheet } from '../../player/choice-sheet'
import { t } from '../video.text'
import type { Captions, SubtitleChoice } from './captions'

/** Languages of the subtitles, and none. */
export function SubtitleSheet({ captions, onClose }: { captions: Captions; onClose: () => void }) {
  const choices: { value: SubtitleChoice; label: string }[] = [
    { value: 'off', label: t.off() },
    ...captions.tracks.map(({ language, label }) => ({ value: language, label })),
  ]
  return (
    <ChoiceSheet
      title={t.subtitles()}
      choices={choices}
      value={captions.chosen}
      onChoose={captions.choose}
      onClose={onClose}
    />
  )
}
