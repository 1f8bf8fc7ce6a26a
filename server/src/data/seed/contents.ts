import type { InferInsertModel } from 'drizzle-orm'
import type { contents } from '../schema/index'
import { articleRows } from './articles'
import { albumRows, audioRows, trackRows } from './sounds'
import { atlasRows, collectionRows, specialRows, videoRows } from './visuals'

/** Everything that an editor published, whatever its type. */
export const contentRows = (now: Date): InferInsertModel<typeof contents>[] => [
  ...articleRows(now),
  ...albumRows(now),
  ...trackRows(now),
  ...audioRows(now),
  ...atlasRows(now),
  ...videoRows(now),
  ...collectionRows(now),
  ...specialRows(now),
]
