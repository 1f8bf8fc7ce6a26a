import type { FoundWord, ModerationRules, ModerationTrial } from '@plaza/shared/operations'
import type { ListedWord } from './lists'

/** What was found with the words as somebody wrote them into the lists, each once. */
export function trialOf(
  { flagged, lists }: ModerationRules,
  fold: (text: string) => string,
  { name, text, headline }: Readonly<Record<keyof ModerationTrial, readonly ListedWord[] | null>>,
): ModerationTrial {
  const written = ({ list, folded }: ListedWord): FoundWord => {
    const words = list === 'reserved' ? [] : list === 'flagged' ? flagged : lists[list]
    return { list, word: words.find((word) => fold(word) === folded) ?? folded }
  }
  const once = (words: readonly ListedWord[]): FoundWord[] => [
    ...new Map(words.map((word) => [`${word.list} ${word.folded}`, written(word)])).values(),
  ]
  return { name: name && once(name), text: once(text ?? []), headline: once(headline ?? []) }
}
