import * as v from 'valibot'
import { Author, Content } from '../core/content-entity'
import { get, group } from '../core/endpoint'
import { Count, Id, PageQuery, pageOf } from '../core/fields'
import { Programme } from './channels'

/** An anchor or an organisation in a list. */
export const Speaker = v.object({
  ...Author.entries,
  slogan: v.string(),
  followers: Count,
  followed: v.boolean(),
})
export type Speaker = v.InferOutput<typeof Speaker>

/** Filter of the organisation list. */
export const OrganisationKind = v.picklist(['media', 'government', 'culture', 'life'])
export type OrganisationKind = v.InferOutput<typeof OrganisationKind>

export const Organisation = v.object({ ...Speaker.entries, kind: OrganisationKind, intro: v.string(), contents: Count })
export type Organisation = v.InferOutput<typeof Organisation>

/** `3`, or `4,12` for several. */
export const ContentTypes = v.pipe(v.string(), v.regex(/^\d+(,\d+)*$/), v.maxLength(40))
const ContentsQuery = v.object({ ...PageQuery.entries, type: v.optional(ContentTypes) })

export const organisations = group('organisations', {
  list: get('/v1/organisations', {
    summary: 'Organisations in the editors’ order; of one kind',
    query: v.object({ ...PageQuery.entries, kind: v.optional(OrganisationKind) }),
    data: pageOf(Speaker),
    cacheable: true,
  }),
  detail: get('/v1/organisations/:id', {
    summary: 'An organisation',
    data: Organisation,
    missingPanel: true,
    cacheable: true,
  }),
  contents: get('/v1/organisations/:id/contents', {
    summary: 'What an organisation published, newest first; of some content types',
    query: ContentsQuery,
    data: pageOf(Content),
    cacheable: true,
  }),
})

/** A programme presented by an anchor, and its channel (1 radio, 4 TV). */
export const PresentedProgramme = v.object({
  ...Programme.entries,
  channel: v.object({ id: Id, name: v.string(), name_en: v.optional(v.string()), type: v.picklist([1, 4]) }),
})
export type PresentedProgramme = v.InferOutput<typeof PresentedProgramme>

export const Anchor = v.object({
  ...Speaker.entries,
  intro: v.string(),
  albums: v.array(Content),
  programmes: v.array(PresentedProgramme),
})
export type Anchor = v.InferOutput<typeof Anchor>

export const anchors = group('anchors', {
  list: get('/v1/anchors', {
    summary: 'Anchors in the editors’ order',
    query: PageQuery,
    data: pageOf(Speaker),
    cacheable: true,
  }),
  detail: get('/v1/anchors/:id', {
    summary: 'An anchor, with albums and the next programmes',
    data: Anchor,
    missingPanel: true,
    cacheable: true,
  }),
  contents: get('/v1/anchors/:id/contents', {
    summary: 'What an anchor wrote, filmed or recorded, newest first',
    query: ContentsQuery,
    data: pageOf(Content),
    cacheable: true,
  }),
})
