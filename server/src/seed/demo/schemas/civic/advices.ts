import { AdviceAudience, AdviceKind, text } from '@plaza/shared/api'
import * as v from 'valibot'
import { PastMoment } from '../moments'
import { Key, type References, ShortText, Words } from '../references'

export const departmentOf = (refs: References) =>
  v.strictObject({
    id: Key,
    name: ShortText,
    nameEn: ShortText,
    image: refs.picture,
    intro: Words,
    introEn: Words,
    phone: Words,
    answerDays: v.optional(v.pipe(v.number(), v.minValue(1))),
  })

/** Working days after the step before it. */
const days = v.pipe(v.number(), v.integer(), v.minValue(0))
const Reply = v.strictObject({ days, text: text(3000, 10) })
const Score = v.picklist([1, 2, 3, 4, 5])

/** What happened to an advice, each part some working days after the one before; a part that is missing has not happened. */
export const adviceOf = (refs: References) =>
  v.strictObject({
    id: Key,
    to: refs.department,
    kind: AdviceKind,
    user: refs.person,
    sent: PastMoment,
    title: text(40, 4),
    titleEn: ShortText,
    text: text(1000, 10),
    place: v.optional(Words),
    pictures: v.optional(v.pipe(v.array(refs.picture), v.maxLength(6)), []),
    audience: v.optional(AdviceAudience, 'named'),
    followers: v.optional(days, 0),
    /** The department that it was sent to at first, and why that one handed it on. */
    from: v.optional(v.strictObject({ department: refs.department, days, text: Words })),
    taken: v.optional(days),
    asked: v.optional(
      v.strictObject({ days, text: text(500), reply: v.optional(v.strictObject({ days, text: text(500) })) }),
    ),
    refused: v.optional(Reply),
    answer: v.optional(Reply),
    score: v.optional(Score),
    reopened: v.optional(v.strictObject({ days, text: text(500), answer: v.optional(Reply) })),
    closed: v.optional(Reply),
  })
export type SeedAdvice = v.InferOutput<ReturnType<typeof adviceOf>>
