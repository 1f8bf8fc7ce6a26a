import * as v from 'valibot'
import { Why } from './why'

const Word = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))
const limit = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max))

/** What reviewers may change of the moderation without a deployment. */
export const ModerationRules = v.strictObject({
  /** A text with one of these is held for a review. */
  flagged: v.pipe(v.array(Word), v.maxLength(2000)),
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

/** POST `moderation`: a new version, if `version` is the one in force. Answers the versions. */
export const ModerationBody = v.strictObject({
  rules: ModerationRules,
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  why: Why,
})
