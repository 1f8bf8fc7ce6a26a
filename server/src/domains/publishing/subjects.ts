import type { QueueSubject } from '@plaza/shared/operations'
import { eq, inArray } from 'drizzle-orm'
import { publications } from '../../data/schema/index'
import { contentTag } from '../contents/tags'
import { addressOfContent } from '../page-addresses'
import type { ReviewSubjects } from '../queue/reviewed'
import { uploadAddress } from '../uploads/own-uploads'
import { typeOf } from './content'
import { decidePiece } from './decide'
import { selectPublications } from './rows'

/** Citizens' pieces. */
export const pieceSubjects: ReviewSubjects = {
  async read(db, ids) {
    const rows = await selectPublications(db, inArray(publications.id, [...ids]))
    return new Map(
      rows.map(({ publication, category }): [string, QueueSubject] => {
        const { id, title, content, images, video, place } = publication
        const subject: QueueSubject = {
          title,
          text: [content, place && `@ ${place}`].filter(Boolean).join('\n'),
          images: [...images, ...(video?.poster ? [video.poster] : [])].map(uploadAddress),
          video: video ? uploadAddress(video.key) : null,
          where: category ?? '',
          link: addressOfContent(typeOf(publication), id),
        }
        return [id, subject]
      }),
    )
  },
  lock: (tx, id) => tx.select({ id: publications.id }).from(publications).where(eq(publications.id, id)).for('update'),
  async show(tx, id, isAgain = false) {
    const isChanged = await decidePiece(tx, id, { state: 'shown', refusal: null, isAgain })
    return { tags: isChanged ? [contentTag(id)] : [] }
  },
  async refuse(tx, id, reason) {
    await decidePiece(tx, id, { state: 'refused', refusal: reason })
    return { tags: [contentTag(id)] }
  },
}
