import { ModerationRules, type WordLists } from '@plaza/shared/operations'
import * as v from 'valibot'
import { parse, stringify } from 'yaml'

const Word = v.pipe(v.string(), v.trim(), v.minLength(1))
const Words = v.array(Word)
/** Long lists are written as lines of words. */
const Rows = v.pipe(
  v.array(v.union([Word, Words])),
  v.transform((rows) => rows.flat()),
)
const { nameLookalikes, ...sameName } = {
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
  reporting: Words,
  lookalikes: Words,
  nameLookalikes: Words,
} satisfies Readonly<Record<keyof WordLists, unknown>>
const Document = v.strictObject({
  flagged: Words,
  ...sameName,
  name_lookalikes: nameLookalikes,
  new_account_days: ModerationRules.entries.newAccountDays,
  limits: ModerationRules.entries.limits,
})

/** Reads a file like `server/config/moderation.yaml`; throws if it is not one. */
export function rulesOfFile(text: string): ModerationRules {
  const { flagged, name_lookalikes, new_account_days, limits, ...lists } = v.parse(Document, parse(text))
  return v.parse(ModerationRules, {
    ...{ flagged, lists: { ...lists, nameLookalikes: name_lookalikes } },
    ...{ newAccountDays: new_account_days, limits },
  })
}

/** The file of rules, which PLAZA_MODERATION may name. */
export function fileOfRules({ flagged, lists, newAccountDays, limits }: ModerationRules): string {
  const { nameLookalikes: name_lookalikes, ...others } = lists
  return stringify({ flagged, ...others, name_lookalikes, new_account_days: newAccountDays, limits })
}
