import { type Preview, previews } from '@plaza/shared/api'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { readContentRow } from './details'
import { isPreview, previewAddress } from './preview-links'
import { sectionsOf } from './specials'

const UPLOAD_SOURCE = /src="(\/media\/uploads\/[\w/-]+)"/g
const TYPES = [1, 2, 3, 4, 5, 7, 12, 15]

async function readPreview({ db, secret }: Pick<Context, 'db' | 'secret'>, id: string): Promise<Preview> {
  const { content, listed } = await readContentRow(db, id, TYPES, { preview: true })
  return {
    ...listed,
    image: listed.image && previewAddress(secret, listed.image),
    images: listed.images.map((image) => previewAddress(secret, image)),
    author: content.author,
    body: content.body.replace(UPLOAD_SOURCE, (_, address) => `src="${previewAddress(secret, address)}"`),
    pictures: content.detail?.pictures ?? [],
    sections: await sectionsOf(db, content.detail?.sections ?? []),
  }
}

export const previewHandlers = [
  handle(previews.detail, async ({ params, query = {} }, { db, secret }) => {
    if (!(await isPreview({ db, secret }, params.id, query))) throw refuse('contentGone')
    return readPreview({ db, secret }, params.id)
  }),
]
