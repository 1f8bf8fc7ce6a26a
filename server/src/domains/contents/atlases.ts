import { type Atlas, atlases } from '@plaza/shared/api'
import { contentTypes } from '@plaza/shared/routes'
import type { Executor } from '../../data/database'
import { handle } from '../../transport/handlers'
import { readContentRow, toAuthor } from './details'

async function readAtlas(db: Executor, id: string): Promise<Atlas> {
  const { content, listed, organisation } = await readContentRow(db, id, contentTypes.atlas)
  return {
    ...listed,
    author: content.author,
    organisation: toAuthor(organisation),
    pictures: content.detail?.pictures ?? [],
  }
}

export const atlasHandlers = [handle(atlases.detail, ({ params }, { db }) => readAtlas(db, params.id))]
