import type { InferInsertModel } from 'drizzle-orm'
import type { contents } from '../data/schema/index'
import { articleRows } from './articles'
import { pieceRows } from './community/pieces'
import type { Demo } from './demo/read'
import { albumRows, audioRows, trackRows } from './sounds'
import { atlasRows, collectionRows, specialRows, videoRows } from './visuals'

/** All published contents of every type. */
export const contentRows = (demo: Demo, now: Date): InferInsertModel<typeof contents>[] => [
  ...articleRows(demo, now),
  ...albumRows(demo, now),
  ...trackRows(demo, now),
  ...audioRows(demo, now),
  ...atlasRows(demo, now),
  ...videoRows(demo, now),
  ...collectionRows(demo, now),
  ...specialRows(demo, now),
  ...pieceRows(demo, now).map(({ content }) => content),
]
