import { Channel, Count, OrganisationKind, Phone } from '@plaza/shared/api'
import * as v from 'valibot'
import { ClockTime } from './moments'
import { Key, type References, ShortText, Words } from './references'

export const District = v.picklist(['临江', '云溪', '青岩'])

export const personOf = (refs: References) =>
  v.strictObject({
    id: Key,
    nickname: Words,
    /** Most people of the town have none: the first character of the name is shown. */
    avatar: v.optional(refs.picture),
    /** 0 not stated, 1 male, 2 female. */
    sex: v.picklist([0, 1, 2]),
    bio: Words,
    /** Sets an office, a newsroom or a presenter apart. */
    badge: v.optional(v.picklist(['official', 'anchor'])),
    district: District,
    /** Null for an account with a WeChat login only. */
    phone: v.nullable(Phone),
    wechat: v.optional(v.boolean(), false),
    birthYear: v.pipe(v.number(), v.integer(), v.minValue(1900)),
    /** For users with a verified name. */
    realName: v.optional(Words),
    roles: v.optional(v.array(v.picklist(['volunteer', 'team-manager', 'reviewer', 'operator'])), []),
    /** Earlier volunteering hours in the ledger. */
    hours: v.optional(v.number(), 0),
    joinedDaysAgo: Count,
  })

export const anchorOf = (refs: References) =>
  v.strictObject({ id: Key, name: ShortText, portrait: refs.picture, slogan: Words, intro: Words, followers: Count })

export const organisationOf = (refs: References) =>
  v.strictObject({
    id: Key,
    name: ShortText,
    kind: OrganisationKind,
    logo: refs.picture,
    slogan: Words,
    intro: Words,
    followers: Count,
  })

/** 1 radio, 4 TV (product spec, channel types). */
const BroadcastType = v.pipe(
  Channel.entries.type,
  v.check((type) => type === 1 || type === 4, 'A channel is of type 1 or 4'),
)

export const channelOf = (refs: References) =>
  v.strictObject({
    id: Key,
    type: BroadcastType,
    name: ShortText,
    nameEn: ShortText,
    frequency: Channel.entries.frequency,
    slogan: Words,
    cover: refs.picture,
    /** A stream of server/assets/hls. */
    hls: Words,
    followers: Count,
    anchors: v.array(refs.anchor),
    /** Local times; each programme lasts until the next, the last one until midnight. */
    programmes: v.array(v.strictObject({ from: ClockTime, title: ShortText, anchor: v.optional(refs.anchor) })),
  })
