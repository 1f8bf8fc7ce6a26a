import type { Availability, DataOf, InputOf, OwnVolunteer, teams, VolunteerSkill, volunteers } from '@plaza/shared/api'

/** A registration being written. JSON-safe; holds no identity data, which never stays on the device. */
export interface RegistrationDraft {
  key: string
  step: number
  agreed: boolean
  skills: readonly VolunteerSkill[]
  availability: readonly Availability[]
  street: string | null
  team: { id: string; name: string } | null
}
export const REGISTRATION_DRAFT = 'volunteer-register'

export const emptyDraft = (key: string): RegistrationDraft => ({
  ...{ key, step: 0, agreed: false, skills: [], availability: [], street: null, team: null },
})

/** What somebody chose before, to start from when they apply again. */
export const draftOf = ({ skills, availability, street, team }: OwnVolunteer): Partial<RegistrationDraft> => ({
  ...{ skills, availability, street: street?.id ?? null, team },
})

export const isWritten = ({ agreed, skills, availability, street, team }: RegistrationDraft): boolean =>
  agreed || skills.length > 0 || availability.length > 0 || street !== null || team !== null

export type RegisterStep = 'terms' | 'name' | 'skills' | 'place'
export type RegisterFault = 'agreed' | 'name' | 'skills' | 'availability' | 'street'

/** The steps of the form; the name is asked for only where the site requires one that is not proven yet. */
export const stepsFor = ({ required, state }: DataOf<typeof volunteers.realData>): RegisterStep[] => [
  'terms',
  ...(required === 1 && state !== 'proven' ? (['name'] as const) : []),
  'skills',
  'place',
]

/** What is missing in a step. */
export function faultsOf(step: RegisterStep, draft: RegistrationDraft): RegisterFault[] {
  if (step === 'terms') return draft.agreed ? [] : ['agreed']
  if (step === 'name') return ['name']
  if (step === 'place') return draft.street ? [] : ['street']
  return [
    ...(draft.skills.length > 0 ? [] : (['skills'] as const)),
    ...(draft.availability.length > 0 ? [] : (['availability'] as const)),
  ]
}

type Streets = DataOf<typeof teams.streets>['list']

const districtOf = (streets: Streets, street: string | null) => streets.find(({ id }) => id === street)?.district

export const toRegistration = (
  { street, team, skills, availability }: RegistrationDraft,
  streets: Streets,
): InputOf<typeof volunteers.register> => ({
  body: {
    district: districtOf(streets, street) ?? '',
    ...(street && { street_id: street }),
    ...(team && { team_id: team.id }),
    ...{ skills: [...skills], availability: [...availability], accepted: true },
  },
})

/** What an active volunteer offers from now on; the district stays where no street is chosen. */
export const toOffer = (
  { street, skills, availability }: RegistrationDraft,
  { streets, district }: { streets: Streets; district: string },
): InputOf<typeof volunteers.change> => ({
  body: {
    district: districtOf(streets, street) ?? district,
    ...(street && { street_id: street }),
    ...{ skills: [...skills], availability: [...availability] },
  },
})

/** A list with the value added, or without it. */
export const toggled = <T>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value]
