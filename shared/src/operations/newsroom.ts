import * as v from 'valibot'
import type { CardType } from '../api'
import type { LocalizedText } from '../text'

/** Kinds of contents that editors make, by area, each with a schema: see `server/src/newsroom/kinds`. */
export const newsroomAreas = {
  contents: ['article', 'atlas', 'audio', 'album', 'video', 'collection', 'special', 'live-event'],
  channels: ['channel', 'organisation', 'anchor', 'category'],
  site: [
    ...(['page', 'home-categories', 'menu', 'site', 'skin', 'hot-words', 'cities', 'modules'] as const),
    ...(['tourism', 'qualifications', 'join-offers', 'app-guide', 'voice', 'credit-rules'] as const),
  ],
  services: [
    ...(['service', 'service-groups', 'app-modules', 'guide', 'guide-themes', 'guide-events'] as const),
    ...(['guide-departments', 'guide-places', 'department', 'work-calendar', 'place', 'place-activity'] as const),
    ...(['matrix-account', 'matrix-groups', 'party-organisation'] as const),
  ],
  community: [
    ...(['circle', 'topic', 'position', 'team', 'practice-organisation', 'street', 'service-kind', 'course'] as const),
    ...(['practice-kinds', 'volunteering', 'practice-settings', 'practice-titles'] as const),
  ],
  documents: ['document', 'agreements', 'clauses', 'about', 'help', 'help-topics'],
} as const
export type NewsroomArea = keyof typeof newsroomAreas
export type NewsroomKind = (typeof newsroomAreas)[NewsroomArea][number]
export const newsroomKinds: readonly NewsroomKind[] = Object.values(newsroomAreas).flat()

/** Kinds of which there is one document each: the site's configuration. */
export const singleKinds = [
  ...(['home-categories', 'menu', 'site', 'skin', 'hot-words', 'cities', 'modules'] as const),
  ...(['tourism', 'qualifications', 'join-offers', 'app-guide', 'voice', 'credit-rules', 'work-calendar'] as const),
  ...(['service-groups', 'app-modules', 'guide-themes', 'guide-events', 'guide-departments'] as const),
  ...(['guide-places', 'matrix-groups', 'volunteering', 'practice-kinds'] as const),
  ...(['practice-settings', 'practice-titles'] as const),
  ...(['agreements', 'clauses', 'about', 'help-topics'] as const),
] as const satisfies readonly NewsroomKind[]
export type SingleKind = (typeof singleKinds)[number]

/** failed: could not be published when it was due. */
export const entryStates = ['draft', 'scheduled', 'failed', 'published', 'taken-back'] as const
export type EntryState = (typeof entryStates)[number]
export const entryActions = [
  ...(['create', 'change', 'restore', 'import', 'schedule', 'publish', 'take-back', 'fail-to-publish'] as const),
] as const
export type EntryAction = (typeof entryActions)[number]

/** Something that editors wrote, as lists show it. Times are ms since the epoch. */
export interface EntrySummary {
  kind: NewsroomKind
  id: string
  title: string
  state: EntryState
  /** Newest version of the document; 0 for a configuration that no editor has changed. */
  version: number
  /** The version that is public; null if none is. */
  publishedVersion: number | null
  publishAt: number | null
  updatedBy: string
  updatedAt: number
}

/** What was done to an entry; `document` tells whether the action made a version. */
export interface EntryLogRow {
  version: number
  action: EntryAction
  document: boolean
  who: string
  at: number
}

/** GET `newsroom/<kind>/<id>`, and the answer of every change. */
export interface Entry extends EntrySummary {
  document: unknown
  /** Newest first. */
  log: readonly EntryLogRow[]
  /** Uploads of the document by address, with the permission to see them before they are public. */
  files: Readonly<Record<string, string>>
  /** Where it is seen on the phone; null for what has no page of its own. */
  address: string | null
}

/** GET `newsroom/<kind>`: newest first; `q` is looked for in titles. */
export const EntriesQuery = v.object({
  state: v.optional(v.picklist(entryStates)),
  q: v.optional(v.pipe(v.string(), v.maxLength(100))),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
})
export interface EntryList {
  list: readonly EntrySummary[]
  next: string | null
}

/** GET `newsroom/<kind>/<id>/<version>`: an older document. */
export interface EntryVersion {
  version: number
  document: unknown
}

/** GET `newsroom`: the kinds with the JSON schema of their documents. */
export interface NewsroomKindRow {
  kind: NewsroomKind
  single: boolean
  /** Drafts are seen by preview links. */
  previews: boolean
  schema: Record<string, unknown>
}

/** A kind of card that a live remote draws. */
export interface PartKind {
  kind: string
  label?: LocalizedText | undefined
  /** The remote that draws it. */
  owner: string
}

/** GET `newsroom-cards`: the cards that a page may have, each with the JSON schema of the card as it is stored. */
export interface NewsroomCardRow {
  type: CardType
  /** A row for each kind of `part` cards. */
  part?: PartKind
  schema: Record<string, unknown>
}

const EntryId = v.pipe(v.string(), v.minLength(1), v.maxLength(60))
const Version = v.pipe(v.number(), v.integer(), v.minValue(0))
/** The list comes first: a record takes an array, too, and makes an object of it. */
const Document = v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())])
const named = { id: EntryId, version: Version }
/** The end of the year 9999 in ms. */
const LAST_MOMENT = 253_402_300_799_999

/**
 * Changes of an entry, POST `newsroom/<kind>/<change>`: each names the version that it was made for, and answers the
 * `Entry`.
 */
export const entryChanges = {
  /** Sent again with its `key`, it makes a new version of the entry that it has made. */
  create: v.strictObject({ document: Document, key: v.optional(v.pipe(v.string(), v.uuid())) }),
  change: v.strictObject({ ...named, document: Document }),
  /** Makes the newest version public, at once or at a time in ms. */
  publish: v.strictObject({
    ...named,
    at: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_MOMENT))),
  }),
  /** Takes it back from the public; a configuration is replaced, never taken back. */
  'take-back': v.strictObject(named),
  /** Makes a new version of an older one. */
  restore: v.strictObject({ ...named, to: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
}
export type EntryChange = keyof typeof entryChanges
export type EntryChangeBody<N extends EntryChange> = v.InferOutput<(typeof entryChanges)[N]>

/** POST `newsroom-upload`: answers the `UploadPolicy` of one file. */
export const NewsroomUploadBody = v.strictObject({ kind: v.picklist(['image', 'audio', 'video']) })
/** POST `newsroom-measured`: what the browser measured of an uploaded sound or film. */
export const MeasurementBody = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^(audio|video)\/[\w-]{1,60}$/)),
  seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(86_400)),
  width: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000))),
  height: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000))),
})

/** POST `newsroom-seen`: answers `{ address }`, at which an upload can be seen before it is public. */
export const UploadAddressBody = v.strictObject({
  address: v.pipe(v.string(), v.regex(/^\/media\/uploads\/(image|audio|video)\/[\w-]{1,80}(\.\w+)?$/)),
})

/** POST `newsroom-preview`: answers `{ address }`, a link that shows an entry before it is published, for two days. */
export const EntryPreviewBody = v.strictObject({ kind: v.picklist(newsroomKinds), id: EntryId })

export const nameable = [
  ...(['category', 'organisation', 'anchor', 'channel', 'video', 'content'] as const),
  // What the cards of a page show.
  ...(['sound', 'album', 'special', 'activity', 'circle', 'topic', 'vote', 'department', 'account'] as const),
  ...(['life-event', 'feed', 'user'] as const),
  ...(['guide', 'place', 'team', 'position', 'service-kind', 'party-organisation'] as const),
  // Entries of lists that are settings.
  ...(['guide-theme', 'guide-department', 'guide-place', 'service-group', 'app-module', 'matrix-group'] as const),
  ...(['guide-event', 'document', 'help', 'practice-kind'] as const),
] as const
export type Nameable = (typeof nameable)[number]
/** GET `newsroom-things`: what a document can name, by a part of the name. */
export const NamedThingsQuery = v.object({
  of: v.picklist(nameable),
  q: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  id: v.optional(v.pipe(v.string(), v.maxLength(60))),
})
export interface NamedThing {
  /** As documents name it: of a category, its name. */
  id: string
  name: string
}

/** Size of one import, and of each of its files. An archive of more is sent in portions. */
export const MAX_IMPORT_BYTES = 8_000_000
const MAX_FILE_CHARACTERS = 2_000_000

/** Files of contents as the demo has them (`server/demo`), by their paths. GET `newsroom-files`: the newest versions of all entries. */
const Files = v.record(
  v.pipe(v.string(), v.regex(/^[\w./-]{1,200}\.(md|yaml)$/)),
  v.pipe(v.string(), v.maxLength(MAX_FILE_CHARACTERS)),
)
export interface ContentFiles {
  files: Readonly<Record<string, string>>
}
/** POST `newsroom-import`: makes a version of each entry of the files, and publishes it if asked; answers `ImportResult`. */
export const ImportBody = v.strictObject({ files: Files, publish: v.optional(v.boolean(), false) })
export interface ImportResult {
  done: number
  /** What could not be taken, and why. */
  failed: readonly { file: string; id: string; why: string }[]
}
