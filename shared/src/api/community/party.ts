import * as v from 'valibot'
import { get, group } from '../core/endpoint'
import { Count, Id, PageQuery, pageOf } from '../core/fields'

export const PartyOrganisationKind = v.picklist(['committee', 'general-branch', 'branch'])
export type PartyOrganisationKind = v.InferOutput<typeof PartyOrganisationKind>

/** English version of the text field next to it (docs/decisions/0051). */
const EnglishText = v.optional(v.string())
const Named = { id: Id, name: v.string(), name_en: EnglishText }

const PartyOrganisationSummary = v.object({
  ...Named,
  kind: PartyOrganisationKind,
  members: Count,
  /** Organisations directly below it. */
  below: Count,
})
export type PartyOrganisationSummary = v.InferOutput<typeof PartyOrganisationSummary>

export const PartyOrganisation = v.object({
  ...PartyOrganisationSummary.entries,
  /** The office that heads it; no person is named. */
  secretary: v.string(),
  secretary_en: EnglishText,
  /** When the secretary receives visitors. */
  hours: v.string(),
  hours_en: EnglishText,
  phone: v.string(),
  address: v.string(),
  address_en: EnglishText,
  /** Those above it, the top first. */
  path: v.array(v.object(Named)),
})
export type PartyOrganisation = v.InferOutput<typeof PartyOrganisation>

export const partyOrganisations = group('partyOrganisations', {
  list: get('/v1/party_organisations', {
    summary: 'Party organisations at the top or below one; or all that match words or pinyin',
    query: v.object({
      ...PageQuery.entries,
      parent_id: v.optional(Id),
      q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
    }),
    data: pageOf(PartyOrganisationSummary),
    cacheable: true,
  }),
  detail: get('/v1/party_organisations/:id', {
    summary: 'A party organisation: secretary by office, hours, contact, members',
    data: PartyOrganisation,
    missingPanel: true,
    cacheable: true,
  }),
})
