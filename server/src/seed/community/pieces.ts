import type { Executor } from '../../data/database'
import { contents, publications } from '../../data/schema/index'
import { contentOf } from '../../domains/publishing/content'
import { categoryId } from '../articles'
import type { Demo } from '../demo/read'
import { insertRows } from '../insert'
import { resolvePast } from '../moments'

/** Citizens' pieces, and the contents made from them. Their pictures are those of the demo, not uploads. */
export const pieceRows = (demo: Demo, now: Date) =>
  demo.pieces.map((piece) => {
    const publication: typeof publications.$inferSelect = {
      id: String(piece.id),
      userId: String(piece.user),
      title: piece.title,
      content: piece.text.trim(),
      images: [],
      video: null,
      categoryId: categoryId(
        demo,
        demo.categories.find(({ name }) => name === piece.category)?.parent ?? piece.category,
      ),
      topicId: categoryId(demo, piece.category),
      place: piece.place,
      state: 'shown',
      refusal: null,
      publishKey: `demo-${piece.id}`,
      createdAt: resolvePast(piece.published, now),
    }
    const author = demo.people.find(({ id }) => id === piece.user)?.nickname ?? ''
    const pictures = piece.pictures.map((id) => demo.media.picture(id))
    const made = contentOf(publication, author)
    const figures = pictures.map(
      ({ url, width, height }) => `<figure><img src="${url}" width="${width}" height="${height}" alt=""></figure>`,
    )
    const content = {
      ...made,
      image: pictures[0]?.url ?? null,
      images: pictures.map(({ url }) => url),
      layout: pictures.length > 0 ? ('right' as const) : ('text' as const),
      body: [made.body, ...figures].join('\n'),
      ...{ views: piece.views, likes: piece.likes },
    }
    return { publication, content }
  })

export async function seedPieces(db: Executor, demo: Demo, now: Date): Promise<void> {
  const rows = pieceRows(demo, now)
  await insertRows(
    db,
    publications,
    rows.map(({ publication }) => publication),
  )
  await insertRows(
    db,
    contents,
    rows.map(({ content }) => content),
  )
}
