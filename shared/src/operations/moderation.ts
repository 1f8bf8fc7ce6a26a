import * as v from 'valibot'
import { Why } from './why'

const Word = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))
const limit = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max))

/** Lists besides the flagged words: what nobody may be called, and what an announcement looks like. */
export const wordListNames = [
  ...(['brand', 'roles', 'city', 'areas', 'offices'] as const),
  ...(['notices', 'announcing', 'statements', 'scopes', 'measures', 'reporting'] as const),
  ...(['lookalikes', 'nameLookalikes'] as const),
] as const
export type WordListName = (typeof wordListNames)[number]

const Words = v.pipe(v.array(Word), v.maxLength(500))
const WordLists = v.strictObject({
  brand: Words,
  roles: Words,
  city: Words,
  areas: Words,
  offices: Words,
  notices: Words,
  announcing: Words,
  statements: Words,
  scopes: Words,
  measures: Words,
  reporting: Words,
  /** Characters that are drawn alike, the common one first: each word is a group. */
  lookalikes: Words,
  nameLookalikes: Words,
} satisfies Readonly<Record<WordListName, typeof Words>>)
export type WordLists = v.InferOutput<typeof WordLists>

/** What reviewers and editors may change of the moderation without a deployment. */
export const ModerationRules = v.strictObject({
  /** A text with one of these is held for a review. */
  flagged: v.pipe(v.array(Word), v.maxLength(2000)),
  lists: WordLists,
  /** Pieces of accounts younger than this are held for a review. */
  newAccountDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
  /** How often one person may write. */
  limits: v.strictObject({
    postsPerTenMinutes: limit(100),
    commentsPerFiveMinutes: limit(200),
    chatLinesPerHour: limit(2000),
    piecesPerDay: limit(50),
    advicesPerDay: limit(50),
    reportsPerDay: limit(200),
  }),
})
export type ModerationRules = v.InferOutput<typeof ModerationRules>
export type WritingLimit = keyof ModerationRules['limits']

/** GET `moderation`: versions, newest first; the first is in force. The oldest, `id` 0, is that of the deployment. */
export interface ModerationVersion {
  id: number
  rules: ModerationRules
  who: string
  why: string
  at: number
}

/**
 * POST `moderation`: a new version, if `version` is the one in force. Answers the versions. Pages of an older release
 * send no lists: these stay.
 */
export const ModerationBody = v.strictObject({
  rules: v.strictObject({ ...ModerationRules.entries, lists: v.optional(WordLists) }),
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  why: Why,
})

/** POST `moderation-try`: what rules that may not be saved yet would do with a text. Answers `ModerationTrial`. */
export const ModerationTryBody = v.strictObject({
  rules: ModerationRules,
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
})
/** Where a word comes from; `reserved`: the name of an organisation, a presenter, a channel or one of the staff. */
export type WordSource = WordListName | 'flagged' | 'reserved'
export interface FoundWord {
  list: WordSource
  word: string
}
/** Words for which a text is refused as a nickname, or waits for a review; `headline`: besides those of any text. */
export interface ModerationTrial {
  /** Null: too long for one, or without a visible character. */
  name: readonly FoundWord[] | null
  text: readonly FoundWord[]
  headline: readonly FoundWord[]
}

/** GET `moderation-file`: the rules in force as a file like `server/config/moderation.yaml`. */
export interface ModerationFile {
  text: string
}
/** POST `moderation-file`: reads such a file, and changes nothing. Answers `{ rules }`. */
export const ModerationFileBody = v.strictObject({ text: v.pipe(v.string(), v.maxLength(200_000)) })
