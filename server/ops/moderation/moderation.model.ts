import type { WritingLimit } from '@plaza/shared/operations'

export const limitNames: readonly WritingLimit[] = [
  'postsPerTenMinutes',
  'commentsPerFiveMinutes',
  'chatLinesPerHour',
  'piecesPerDay',
  'advicesPerDay',
  'reportsPerDay',
]

export const linesOf = (words: readonly string[]): string => words.join('\n')
/** The words of a text with one per line, each once. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]
