import {
  type ModerationRules,
  type WordListName,
  type WordLists,
  type WritingLimit,
  wordListNames,
} from '@plaza/shared/operations'

export const limitNames: readonly WritingLimit[] = [
  'postsPerTenMinutes',
  'commentsPerFiveMinutes',
  'chatLinesPerHour',
  'piecesPerDay',
  'advicesPerDay',
  'reportsPerDay',
]

const linesOf = (words: readonly string[]): string => words.join('\n')
/** The words of a text with one per line, each once. */
const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** Rules as they are typed: a text for each list. */
export interface RulesDraft extends Pick<ModerationRules, 'newAccountDays' | 'limits'> {
  words: Readonly<Record<'flagged' | WordListName, string>>
}

const linesOfLists = (lists: WordLists) =>
  Object.fromEntries(wordListNames.map((name) => [name, linesOf(lists[name])])) as Record<WordListName, string>

export const draftOf = ({ flagged, lists, newAccountDays, limits }: ModerationRules): RulesDraft => ({
  ...{ newAccountDays, limits },
  words: { flagged: linesOf(flagged), ...linesOfLists(lists) },
})

export const rulesOf = ({ words, newAccountDays, limits }: RulesDraft): ModerationRules => ({
  ...{ flagged: wordsOf(words.flagged), newAccountDays, limits },
  lists: Object.fromEntries(wordListNames.map((name) => [name, wordsOf(words[name])])) as unknown as WordLists,
})

/** How many words a version has in all lists together. */
export const sizeOf = ({ flagged, lists }: ModerationRules): number =>
  flagged.length + wordListNames.reduce((sum, name) => sum + lists[name].length, 0)

/** Whether a refused field is this one, or a word of it. */
export const isAt = (at: string | undefined, field: string): boolean => at === field || !!at?.startsWith(`${field}.`)
