import * as v from 'valibot'
import { Why } from './why'

/** Fewest and most days that a claim of a wish may hold. */
export const CLAIM_DAYS_MIN = 2
export const CLAIM_DAYS_MAX = 90
const ClaimDays = v.pipe(v.number(), v.integer(), v.minValue(CLAIM_DAYS_MIN), v.maxValue(CLAIM_DAYS_MAX))

/** How long claims hold, and how many days before their end claimants are reminded. */
export const ClaimRules = v.pipe(
  v.strictObject({ wish: ClaimDays, micro: ClaimDays, reminder: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  v.check(({ wish, micro, reminder }) => reminder < Math.min(wish, micro)),
)
export type ClaimRules = v.InferOutput<typeof ClaimRules>

export interface ClaimRulesVersion {
  id: number
  rules: ClaimRules
  who: string
  why: string
  /** Milliseconds since the epoch. */
  at: number
}
/** GET `centre/claim-rules`: the newest first, which is in force; the last, with the id 0, is what holds without any. */
export interface ClaimRulesVersions {
  list: readonly ClaimRulesVersion[]
}

/** POST `centre/claim-rules`: a new version, if `version` is the one in force. Answers the versions. */
export const ClaimRulesBody = v.strictObject({
  rules: ClaimRules,
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  why: Why,
})
