import { type ModerationRules, type WordListName, wordListNames } from '@plaza/shared/operations'
import { createFolding } from './folding'

/** A word, and what is wrong with it. */
export interface WordProblem {
  list: WordListName | 'flagged'
  word: string
  is: 'empty' | 'short' | 'twice' | 'one character' | 'two groups'
}

/** Words of one character are looked for at certain places alone: 市 between a city and its authority, 我 before a colon. */
const mayBeShort: readonly WordProblem['list'][] = ['areas', 'announcing', 'reporting']
const MIN_LENGTH = 2

const isGroups = (list: WordProblem['list']): boolean => list === 'lookalikes' || list === 'nameLookalikes'

function wordProblem(list: WordProblem['list'], words: readonly string[], fold: (text: string) => string) {
  const seen = new Set<string>()
  for (const word of words) {
    // Words before a colon are compared as they are.
    const folded = list === 'reporting' ? word : fold(word)
    const min = mayBeShort.includes(list) ? 1 : MIN_LENGTH
    if (folded === '') return { list, word, is: 'empty' } as const
    if ([...folded].length < min) return { list, word, is: 'short' } as const
    if (seen.has(folded)) return { list, word, is: 'twice' } as const
    seen.add(folded)
  }
  return null
}

function groupProblem(list: WordProblem['list'], groups: readonly string[]): WordProblem | null {
  const seen = new Set<string>()
  for (const word of groups) {
    const signs = [...new Set(word)]
    if (signs.length < 2) return { list, word, is: 'one character' }
    if (signs.some((sign) => seen.has(sign))) return { list, word, is: 'two groups' }
    for (const sign of signs) seen.add(sign)
  }
  return null
}

/** The first word that would match nothing, nearly everything, or what another word matches. */
export function firstWordProblem({ flagged, lists }: Pick<ModerationRules, 'flagged' | 'lists'>): WordProblem | null {
  const fold = createFolding(lists.lookalikes)
  const all = [['flagged', flagged] as const, ...wordListNames.map((list) => [list, lists[list]] as const)]
  for (const [list, words] of all) {
    const problem = isGroups(list) ? groupProblem(list, words) : wordProblem(list, words, fold)
    if (problem) return problem
  }
  return null
}
