import {
  ACTIVITY_LIMITS,
  type ActivityPlan,
  type NamedPosition,
  type Position,
  type SeriesExtent,
  type SignWay,
  type VolunteerSkill,
} from '@plaza/shared/api'
import { HOUR_MS, momentOf, siteMinute } from '@plaza/shared/format'
import type { PickedImage } from '@plaza/shared/ui'

export interface PlanDraft {
  key: string
  title: string
  kind: string
  skills: readonly VolunteerSkill[]
  body: string
  /** The place of practice where it is; null: another place. A draft of an earlier release has none. */
  venue?: NamedPosition | null
  place: string
  district: string
  contact: string
  /** Null: not chosen on the map. */
  point: { lat: number; lng: number } | null
  /** Of the site's clock. */
  starts: string
  ends: string
  capacity: number
  hours: number
  signBy: SignWay
  images: readonly PickedImage[]
  weeks: number
  /** Which dates of its series a change is of; null for an activity of its own. */
  extent: SeriesExtent | null
}

export const emptyPlan = (key: string): PlanDraft => ({
  ...{
    key,
    title: '',
    kind: '',
    skills: [],
    body: '',
    place: '',
    district: '',
    contact: '',
    point: null,
    venue: null,
    starts: '',
    ends: '',
  },
  ...{ capacity: 20, hours: 2, signBy: 'either', images: [], weeks: 1, extent: null },
})

type StoredPlan = ActivityPlan & { series: boolean; position?: NamedPosition | null | undefined }

export const draftOf = (plan: StoredPlan, key: string): PlanDraft => ({
  ...{ key, title: plan.title, kind: plan.kind, body: plan.body, place: plan.place, district: plan.district },
  ...{ contact: plan.contact, point: { lat: plan.lat, lng: plan.lng }, capacity: plan.capacity, hours: plan.hours },
  starts: siteMinute(Date.parse(plan.starts_at)),
  ends: siteMinute(Date.parse(plan.ends_at)),
  skills: plan.skills ?? [],
  venue: plan.position ?? null,
  signBy: plan.sign_by,
  images: [{ key: plan.image, url: plan.image }],
  weeks: 1,
  extent: plan.series ? 'one' : null,
})

/** What a place of practice fills in, for which its own point and district count; another place has to be told. */
export const atVenue = (venue: Position | null): Partial<PlanDraft> =>
  venue
    ? {
        venue: { id: venue.id, name: venue.name, name_en: venue.name_en, kind: venue.kind },
        ...{ place: venue.name, district: venue.district, point: { lat: venue.lat, lng: venue.lng } },
      }
    : { venue: null, place: '' }

export const isWritten = ({ title, body, place, images }: PlanDraft): boolean =>
  title !== '' || body !== '' || place !== '' || images.length > 0

export type PlanFault = 'title' | 'image' | 'kind' | 'times' | 'past' | 'place' | 'point' | 'contact' | 'body'

const isText = (text: string, max: number) => text.trim() !== '' && [...text].length <= max

/** What is missing or wrong, in the order of the fields. */
export function planFaults(draft: PlanDraft, now: number): PlanFault[] {
  const [starts, ends] = [momentOf(draft.starts), momentOf(draft.ends)]
  const checks: Record<PlanFault, boolean> = {
    image: draft.images.length === 1,
    title: isText(draft.title, ACTIVITY_LIMITS.title),
    kind: draft.kind !== '',
    past: Number.isNaN(starts) || starts > now,
    times: ends > starts && ends - starts <= 24 * HOUR_MS,
    place: isText(draft.place, ACTIVITY_LIMITS.place) && draft.district !== '',
    point: draft.point !== null,
    contact: isText(draft.contact, ACTIVITY_LIMITS.contact),
    body: isText(draft.body, ACTIVITY_LIMITS.body),
  }
  return (Object.keys(checks) as PlanFault[]).filter((fault) => !checks[fault])
}

/** The plan of a draft without faults. */
export const toPlan = (draft: PlanDraft): ActivityPlan => ({
  ...{ title: draft.title, kind: draft.kind, body: draft.body, place: draft.place, district: draft.district },
  ...{ contact: draft.contact, lat: draft.point?.lat ?? 0, lng: draft.point?.lng ?? 0 },
  position_id: draft.venue?.id ?? null,
  // A draft of an earlier release has none.
  skills: [...(draft.skills ?? [])],
  starts_at: new Date(momentOf(draft.starts)).toISOString(),
  ends_at: new Date(momentOf(draft.ends)).toISOString(),
  ...{ capacity: draft.capacity, hours: draft.hours, sign_by: draft.signBy, image: draft.images[0]?.key ?? '' },
})
