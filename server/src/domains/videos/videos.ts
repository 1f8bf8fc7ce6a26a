import { uploads, videos } from '@plaza/shared/api'
import { ofAllWithdrawals } from '../../transport/cache/changes'
import { handle, tagged } from '../../transport/handlers'
import { isPreview, requirePreview } from '../contents/preview-links'
import { contentTag } from '../contents/tags'
import { collectionsWith, readCollection, readCollections, readEpisodes } from './collections'
import { readPlayAuth, readShorts, readSource, readVideo, readVideoPreview } from './details'

export const videoHandlers = [
  tagged(
    videos.detail,
    ({ params }) => contentTag(params.id),
    ({ params }, { db, user }) => readVideo(db, params.id, { userId: user?.id }),
  ),
  handle(videos.preview, async ({ params, query = {} }, { db, secret }) => {
    await requirePreview({ db, secret }, params.id, query)
    return readVideoPreview({ db, secret }, params.id)
  }),
  tagged(videos.shorts, ofAllWithdrawals, ({ query = {} }, context) => readShorts(context, query)),
  handle(videos.collectionsOf, async ({ params }, { db }) => ({ list: await collectionsWith(db, params.id) })),
  handle(videos.collections, ({ query = {} }, context) => readCollections(context, query)),
  handle(videos.collection, ({ params }, { db }) => readCollection(db, params.id)),
  handle(videos.episodes, ({ params, query = {} }, context) => readEpisodes(context, params.id, query)),
  handle(uploads.source, ({ params }, { db, secret, person }) =>
    readSource({ db, secret }, params.id, { userId: person.id }),
  ),
  handle(videos.playAuth, async ({ params, query = {} }, { db, secret, user }) => {
    const preview = await isPreview({ db, secret }, params.id, query)
    return readPlayAuth({ db, secret }, params.id, { userId: user?.id, preview })
  }),
]
