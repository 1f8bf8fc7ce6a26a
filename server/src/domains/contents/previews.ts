import { type Preview, previews } from '@plaza/shared/api'
import type { Executor } from '../../data/database'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { readContentRow } from './details'
import { isPreview } from './preview-links'
import { sectionsOf } from './specials'

const TYPES = [1, 2, 3, 4, 5, 7, 12, 15]

async function readPreview(db: Executor, id: string): Promise<Preview> {
  const { content, listed } = await readContentRow(db, id, TYPES, { preview: true })
  return {
    ...listed,
    author: content.author,
    body: content.body,
    pictures: content.detail?.pictures ?? [],
    sections: await sectionsOf(db, content.detail?.sections ?? []),
  }
}

export const previewHandlers = [
  handle(previews.detail, async ({ params, query = {} }, { db, secret }) => {
    if (!isPreview(secret, params.id, query)) throw refuse('contentGone')
    return readPreview(db, params.id)
  }),
]
