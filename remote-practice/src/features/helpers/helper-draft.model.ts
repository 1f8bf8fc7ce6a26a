import { HELPER_NAME_MAX, HELPER_PLACE_MAX, type Helper, type HelperNeed, type HelperRelation } from '@plaza/shared/api'

export interface HelperDraft {
  /** Idempotency key, generated once per draft. */
  key: string
  name: string
  relation: HelperRelation | null
  /** Empty: the phone that there is stays. */
  phone: string
  /** Year, or nothing. */
  born: string
  place: string
  needs: HelperNeed[]
  note: string
}

export const draftOf = (key: string, helper: Helper | undefined): HelperDraft => ({
  ...{ key, phone: '' },
  name: helper?.name ?? '',
  relation: helper?.relation ?? null,
  born: helper?.born ? String(helper.born) : '',
  place: helper?.place ?? '',
  needs: helper?.needs ?? [],
  note: helper?.note ?? '',
})

/** Whether a draft has content that leaving would lose. */
export const isChanged = (draft: HelperDraft, before: HelperDraft): boolean =>
  JSON.stringify({ ...draft, key: '' }) !== JSON.stringify({ ...before, key: '' })

export type HelperFault = 'name' | 'relation' | 'phone' | 'place'

const isWithin = (text: string, max: number) => text.trim() !== '' && [...text.trim()].length <= max

/** What is missing or wrong, in the order of the form. */
export function faultsOf({ name, relation, phone, place }: HelperDraft): HelperFault[] {
  const isRight: Record<HelperFault, boolean> = {
    name: isWithin(name, HELPER_NAME_MAX),
    relation: relation !== null,
    phone: phone === '' || /^1[3-9]\d{9}$/.test(phone),
    place: isWithin(place, HELPER_PLACE_MAX),
  }
  return (Object.keys(isRight) as HelperFault[]).filter((fault) => !isRight[fault])
}

/** What is sent of a draft without faults. */
export const fieldsOf = ({ name, relation, born, place, needs, note }: HelperDraft) => ({
  ...{ name: name.trim(), relation: relation ?? ('relative' as const), place: place.trim(), needs, note: note.trim() },
  born: born === '' ? null : Number(born),
})
