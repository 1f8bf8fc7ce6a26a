import type { ModerationRules, WordSource } from '@plaza/shared/operations'
import { createFolding, createReplacement, foldedGroups } from './folding'

/** A folded word with the list that has it. */
export interface ListedWord {
  list: WordSource
  folded: string
}

export type ModerationLists = ReturnType<typeof foldLists>

/** The lists with folded words. Also has the folding function for the texts to compare. */
export function foldLists({ flagged, lists, newAccountDays }: ModerationRules) {
  const fold = createFolding(lists.lookalikes)
  const listed = (list: WordSource, words: readonly string[]): ListedWord[] =>
    words.map((word) => ({ list, folded: fold(word) }))
  const of = (list: keyof typeof lists) => listed(list, lists[list])
  return {
    fold,
    /** Folds a folded name further. */
    foldName: createReplacement(foldedGroups(lists.nameLookalikes, fold)),
    reporting: lists.reporting,
    newAccountDays,
    flagged: listed('flagged', flagged),
    city: of('city'),
    areas: of('areas'),
    authorities: [...of('brand'), ...of('roles'), ...of('offices')],
    notices: of('notices'),
    announcing: of('announcing'),
    statements: of('statements'),
    scopes: of('scopes'),
    measures: of('measures'),
  }
}
