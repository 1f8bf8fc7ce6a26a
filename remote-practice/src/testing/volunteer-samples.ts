import {
  type Certificate,
  type DataOf,
  type HoursRecord,
  medalsOf,
  type OwnVolunteer,
  type PublicVolunteer,
  type RankedItem,
  type volunteers,
} from '@plaza/shared/api'

export const ownVolunteer = (over: Partial<OwnVolunteer> = {}): OwnVolunteer => ({
  id: 'v1',
  state: 'active',
  number: 'SB000042',
  district: '青岩',
  street: { id: '658', name: '东滩街道' },
  skills: ['repair'],
  availability: ['weekend-morning'],
  team: null,
  refusal: null,
  applied_at: '2026-11-20T08:00:00.000Z',
  active_since: '2025-11-20T08:00:00.000Z',
  steps: ['leave'],
  ...over,
})

export const volunteerDetail = (uc: OwnVolunteer | null): DataOf<typeof volunteers.detail> => ({
  detail_volunteer: { cpc_tema: [{ id: '601', name: 'Tide team', manager: true }] },
  statistic: { hours: 186.5, activities: 53, wishes: 0, rank: 9 },
  uc_volunteer: uc,
})

export const realData = (
  over: Partial<DataOf<typeof volunteers.realData>> = {},
): DataOf<typeof volunteers.realData> => ({
  ...{ state: 'unproven', way: null, real_name: '', identity_card: '', reason: null, verified_at: null },
  ...{ required: 1, credits: { card: 20, face: 30 } },
  ...over,
})

export const publicVolunteer = (over: Partial<PublicVolunteer> = {}): PublicVolunteer => ({
  id: 'v1',
  name: 'Chen He',
  avatar: null,
  number: 'SB000042',
  district: '青岩',
  hours: 186.5,
  skills: ['repair'],
  services: 53,
  rank: 9,
  active_since: '2023-11-20T08:00:00.000Z',
  teams: [{ id: '601', name: 'Tide team' }],
  medals: medalsOf({ hours: 186.5, services: 53, years: 3, wishes: 0 }),
  own: false,
  ...over,
})

export const ranked = (rank: number, hours: number, over: Partial<RankedItem> = {}): RankedItem => ({
  ...{ id: `r${rank}-${hours}`, name: `Person ${rank} with ${hours}`, image: null, hours, services: 3, rank },
  ...over,
})

export const hoursRecord = (over: Partial<HoursRecord> = {}): HoursRecord => ({
  ...{ id: '7', source: 'activity', title: 'Clean the old pier', place: 'Old pier', activity_id: '31' },
  ...{ team: 'Tide team', hours: 2.5, served_at: '2026-11-20T08:00:00.000Z', reversed_at: null, is_reversal: false },
  note: '',
  ...over,
})

export const certificate = (over: Partial<Certificate> = {}): Certificate => ({
  ...{ id: 'c1', number: 'SBC2026000001', scope: 'all', name: '陈*', shows: 'masked', title: '', place: '' },
  ...{ from: '2025-01-02T08:00:00.000Z', until: '2026-11-20T08:00:00.000Z', hours: 186.5, services: 53 },
  ...{ issuer: 'Starbay Centre', issued_at: '2026-11-21T08:00:00.000Z', code: 'SBC2026000001-abcdefghijklmnopqrstuv' },
  ...over,
})
