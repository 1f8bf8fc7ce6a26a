import type { HostApi } from '@plaza/shared/host'
import * as v from 'valibot'
import { local } from './kept'

const DRAFT_MAX_AGE_MS = 30 * 86_400_000
const nameOf = (key: string) => `draft.${key}`

/** What a person typed and has not sent yet; forgotten after thirty days. */
export const drafts: HostApi['drafts'] = {
  read: <T>(key: string) => local.read(nameOf(key), v.unknown(), DRAFT_MAX_AGE_MS) as T | null,
  keep: (key, kept) => void local.write(nameOf(key), kept),
  drop: (key) => local.drop(nameOf(key)),
}
