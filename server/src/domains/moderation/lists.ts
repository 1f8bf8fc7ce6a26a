import { readFileSync } from 'node:fs'
import { ModerationRules } from '@plaza/shared/operations'
import * as v from 'valibot'
import { parse } from 'yaml'
import { createFolding, createReplacement } from './folding'

const Word = v.pipe(v.string(), v.trim(), v.minLength(1))
const Words = v.array(Word)
/** Long lists are written as lines of words. */
const Rows = v.pipe(
  v.array(v.union([Word, Words])),
  v.transform((rows) => rows.flat()),
)
const Document = v.strictObject({
  flagged: Words,
  brand: Words,
  roles: Words,
  city: Words,
  areas: Words,
  offices: Rows,
  notices: Rows,
  announcing: Words,
  statements: Words,
  scopes: Words,
  measures: Words,
  lookalikes: Words,
  name_lookalikes: Words,
  reporting: Words,
  new_account_days: ModerationRules.entries.newAccountDays,
  limits: ModerationRules.entries.limits,
})

export type ModerationLists = ReturnType<typeof readLists>

/** Reads the site's lists and folds their words. Also returns the folding function for the texts to compare. */
export function readLists(file: string) {
  const {
    lookalikes,
    name_lookalikes: nameLookalikes,
    reporting,
    new_account_days: newAccountDays,
    limits,
    ...lists
  } = v.parse(Document, parse(readFileSync(file, 'utf8')))
  const fold = createFolding(lookalikes)
  const folded = (words: readonly string[]) => words.map(fold)
  const { flagged, brand, roles, city, areas, offices, notices, announcing, statements, scopes, measures } = lists
  return {
    fold,
    /** Folds a folded name further. */
    foldName: createReplacement(nameLookalikes),
    reporting,
    newAccountDays,
    /** What operators may change, as it was deployed. */
    rules: { flagged, newAccountDays, limits } satisfies ModerationRules,
    flagged: folded(flagged),
    city: folded(city),
    areas: folded(areas),
    authorities: folded([...brand, ...roles, ...offices]),
    notices: folded(notices),
    announcing: folded(announcing),
    statements: folded(statements),
    scopes: folded(scopes),
    measures: folded(measures),
  }
}
