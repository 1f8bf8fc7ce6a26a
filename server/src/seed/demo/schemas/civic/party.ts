import { Count, PartyOrganisationKind } from '@plaza/shared/api'
import * as v from 'valibot'
import { Key, type References, ShortText, Words } from '../references'

export const partyOrganisationOf = (refs: References) =>
  v.strictObject({
    id: Key,
    parent: v.optional(refs.partyOrganisation),
    kind: PartyOrganisationKind,
    name: ShortText,
    nameEn: ShortText,
    secretary: Words,
    secretaryEn: Words,
    hours: Words,
    hoursEn: Words,
    members: Count,
    phone: Words,
    address: Words,
    addressEn: Words,
  })
