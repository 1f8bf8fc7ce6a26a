import type { Executor } from '../../data/database'
import type { CueRow } from '../../data/schema/index'

/** Searchable text and metadata of a thing. */
export interface SearchDocument {
  id: string
  /** Kind of the search results. */
  kind: string
  type: number | null
  title: string
  summary: string
  /** What is searched besides the title, if not the summary. */
  words?: string
  /** Sentences of a recording, which are searched too. */
  cues?: readonly CueRow[]
  /** What readers of English see instead. */
  english?: { title?: string | undefined; summary?: string | undefined; note?: string | undefined }
  image: string | null
  /** Its publisher, or what it is. */
  note: string
  at: Date | null
  /** Views or followers, as a measure of popularity. */
  views: number
  linkAddress?: string | null
  badge?: 'official' | 'anchor'
  /** Circle of a post or a topic. */
  circleId?: string
  /** Author of a post; of a person, the person. */
  authorId?: string
}

/** Reads things by id; hidden ones are omitted. */
export type SourceReader = (db: Executor, ids: readonly string[]) => Promise<SearchDocument[]>
