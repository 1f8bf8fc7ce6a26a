import { Availability, Count, VolunteerSkill } from '@plaza/shared/api'
import * as v from 'valibot'
import { AnyMoment, ClockTime, PastMoment } from './moments'
import { District } from './people'
import { Key, type References, ShortText, Words } from './references'

export const Kind = v.strictObject({ id: Key, name: ShortText, nameEn: ShortText, icon: Words })

export const teamOf = (refs: References) =>
  v.strictObject({
    id: Key,
    name: ShortText,
    nameEn: ShortText,
    district: District,
    street: v.optional(Words),
    kind: refs.kind,
    manager: refs.person,
    members: Count,
    hours: Count,
    foundedYear: Count,
    logo: refs.picture,
    slogan: Words,
    sloganEn: Words,
    intro: Words,
    introEn: Words,
  })

const lasts = v.pipe(v.number(), v.minValue(0.5))
/** When an activity takes place and for how many hours: once, daily at one time, or around the clock in shifts. */
const Schedule = v.union(
  [
    v.strictObject({ starts: AnyMoment, lasts }),
    v.strictObject({ every: v.picklist(['day', 'workday']), at: ClockTime, lasts }),
    /** A shift begins every this many hours from midnight; it lasts longer, for handing over. */
    v.strictObject({ shifts: Count, lasts }),
  ],
  'Needs starts, or every and at, or shifts; and lasts',
)
export type SeedSchedule = v.InferOutput<typeof Schedule>

/** Longer than a week, so that the next occurrence of a weekly activity is always open. */
const SIGNUP_DAYS = 12

export const activityOf = (refs: References) =>
  v.strictObject({
    id: Key,
    title: ShortText,
    titleEn: ShortText,
    kind: refs.kind,
    skills: v.optional(v.array(VolunteerSkill), []),
    team: refs.team,
    venue: refs.position,
    schedule: Schedule,
    /** Sign-up opens this many days before the start, at nine. */
    signupDays: v.optional(Count, SIGNUP_DAYS),
    cancelled: v.optional(PastMoment),
    capacity: Count,
    joined: Count,
    contact: Words,
    cover: refs.picture,
    lead: Words,
  })
export type SeedActivity = v.InferOutput<ReturnType<typeof activityOf>>

/** A text without front matter. */
export const noteOf = (refs: References) => v.strictObject({ slug: v.string(), body: refs.body })

export const Street = v.strictObject({ id: Key, district: District, name: ShortText, nameEn: ShortText })

/** Those that teams belong to. */
export const practiceOrganisationOf = (refs: References) =>
  v.strictObject({ id: Key, name: ShortText, nameEn: ShortText, teams: v.array(refs.team) })

/** What the volunteers of a team did before the demo's own activities. */
export const pastServiceOf = (refs: References) => v.strictObject({ team: refs.team, title: ShortText, place: Words })

/** A person as a volunteer; `id` is the person's. */
export const volunteerOf = (refs: References) =>
  v.strictObject({
    id: refs.person,
    street: refs.street,
    /** For which the hours were given. */
    team: v.optional(refs.team),
    skills: v.array(VolunteerSkill),
    availability: v.array(Availability),
    /** Earlier hours, of people who have none in people.yaml. */
    hours: v.optional(v.number()),
    /** Waits for a decision. */
    applied: v.optional(v.literal(true)),
    /** Why the application was refused. */
    refusal: v.optional(Words),
  })
