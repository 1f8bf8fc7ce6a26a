import { District, OrderTag, WishKind, WishSize } from '@plaza/shared/api'
import * as v from 'valibot'
import { AnyMoment, PastMoment } from './moments'
import { Key, type References, ShortText, Words } from './references'

const Likes = v.optional(v.pipe(v.number(), v.safeInteger()), 0)

export const wishOf = (refs: References) =>
  v.strictObject({
    id: Key,
    size: v.optional(WishSize, 'wish'),
    user: refs.person,
    kind: WishKind,
    district: District,
    title: ShortText,
    titleEn: ShortText,
    text: Words,
    textEn: Words,
    pictures: v.optional(v.array(refs.picture), []),
    published: PastMoment,
    likes: Likes,
    /** Who claimed it, oldest first; only the last claim may be open. */
    claims: v.optional(
      v.array(
        v.strictObject({
          by: refs.person,
          at: PastMoment,
          ended: v.optional(
            v.strictObject({ at: PastMoment, as: v.picklist(['given-back', 'ended', 'expired', 'finished']) }),
          ),
        }),
      ),
      [],
    ),
    thanks: v.optional(Words),
  })
export type SeedWish = v.InferOutput<ReturnType<typeof wishOf>>

export const ServiceKind = v.strictObject({ id: Key, name: ShortText, nameEn: ShortText, icon: Words })

export const teamServiceOf = (refs: References) =>
  v.strictObject({
    id: Key,
    kind: refs.serviceKind,
    team: refs.team,
    district: District,
    title: ShortText,
    titleEn: ShortText,
    intro: Words,
    introEn: Words,
    picture: v.optional(refs.picture),
  })

const Step = v.strictObject({ at: PastMoment, text: v.optional(Words) })

export const serviceOrderOf = (refs: References) =>
  v.strictObject({
    id: Key,
    service: refs.teamService,
    user: refs.person,
    contact: Words,
    phone: v.string(),
    address: Words,
    ordered: PastMoment,
    wanted: AnyMoment,
    note: v.optional(v.string(), ''),
    /** One of those whom the user looks after. */
    helper: v.optional(Key),
    provided: v.optional(v.strictObject({ at: PastMoment, by: refs.person })),
    completed: v.optional(Step),
    scored: v.optional(
      v.strictObject({
        at: PastMoment,
        score: v.picklist([1, 2, 3, 4, 5]),
        text: v.optional(v.string(), ''),
        tags: v.optional(v.array(OrderTag), []),
      }),
    ),
    refused: v.optional(Step),
    cancelled: v.optional(Step),
    overdue: v.optional(Step),
  })
export type SeedServiceOrder = v.InferOutput<ReturnType<typeof serviceOrderOf>>

/** What the centre asks a team to do: a wish or an order. */
export const dispatchOf = (refs: References) =>
  v.strictObject({
    id: Key,
    wish: v.optional(refs.wish),
    order: v.optional(refs.serviceOrder),
    team: refs.team,
    note: v.string(),
    asked: PastMoment,
    answered: v.optional(v.strictObject({ at: PastMoment, by: refs.person, declined: Words })),
  })
export type SeedDispatch = v.InferOutput<ReturnType<typeof dispatchOf>>

export const practiceOf = (refs: References) =>
  v.strictObject({
    id: Key,
    user: refs.person,
    /** What it is a record of; a civilisation show has none. */
    activity: v.optional(refs.activity),
    title: ShortText,
    titleEn: ShortText,
    text: Words,
    textEn: Words,
    pictures: v.optional(v.pipe(v.array(refs.picture), v.maxLength(9)), []),
    clip: v.optional(refs.clip),
    /** Still of the clip. */
    poster: v.optional(refs.picture),
    place: v.optional(Words),
    published: PastMoment,
    state: v.optional(v.picklist(['draft', 'pending', 'shown', 'refused']), 'shown'),
    refusal: v.optional(Words),
    likes: Likes,
  })
