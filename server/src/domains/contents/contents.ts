import { contents } from '@plaza/shared/api'
import { ofAllWithdrawals } from '../../transport/cache/changes'
import { handle, tagged } from '../../transport/handlers'
import { categoryHandlers } from './categories'
import { readAlbum, readArticle, readAudio, readInteraction, readNextAudio } from './details'
import { albumTracks, categoryContents, relatedContents } from './lists'
import { contentTag } from './tags'
import { requireTranscript } from './transcripts'

export const contentHandlers = [
  tagged(
    contents.article,
    ({ params }) => contentTag(params.id),
    async ({ params }, { db, user }) => ({
      ...(await readArticle(db, params.id, user?.id)),
      ...(await readInteraction(db, params.id, user?.id)),
    }),
    ({ params }, viewer) => viewer.views.count('content', params.id, viewer),
  ),
  tagged(
    contents.staticArticle,
    ({ params }) => contentTag(params.id),
    ({ params }, { db, user }) => readArticle(db, params.id, user?.id),
  ),
  handle(
    contents.dynamicArticle,
    ({ params }, { db, user }) => readInteraction(db, params.id, user?.id),
    ({ params }, viewer) => viewer.views.count('content', params.id, viewer),
  ),
  handle(contents.audio, ({ params }, { db }) => readAudio(db, params.id)),
  tagged(
    contents.transcript,
    ({ params }) => contentTag(params.id),
    ({ params, query = {} }, { db }) => requireTranscript(db, params.id, query.voice),
  ),
  handle(contents.nextAudio, ({ params, query }, { db }) => readNextAudio(db, params.album_id, query.audio_id)),
  handle(contents.album, ({ params }, { db }) => readAlbum(db, params.id)),
  handle(contents.albumTracks, ({ params, query = {} }, context) => albumTracks(context, params.id, query)),
  tagged(contents.feed, ofAllWithdrawals, ({ params, query = {} }, context) =>
    categoryContents(context, query, params.id, query.type),
  ),
  ...categoryHandlers,
  handle(contents.related, async ({ query }, { db }) => ({ list: await relatedContents(db, query.id) })),
  handle(
    contents.countPlay,
    async () => ({}),
    ({ params, query }, viewer) => {
      viewer.views.count('content', params.id, viewer)
      if (query?.video_collection_id) viewer.views.count('content', query.video_collection_id, viewer)
    },
  ),
]
