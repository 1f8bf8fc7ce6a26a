import type { Album, Article, Atlas, Audio, Special, Video } from '@plaza/shared/api'
import { contentTypes, to } from '@plaza/shared/routes'
import { type ContentKind, shareOf } from '@plaza/shared/ui'

const withComments = { target: 'content', marks: 'bar', comments: true } as const

/** The content types that this remote has a page for. */
export const contentKinds = {
  article: {
    ...withComments,
    type: contentTypes.article,
    addressOf: (id) => to('article', { aid: id }),
    commentAddressOf: (aid, id) => to('article-comment', { aid, id }),
    shareOf: (article) => shareOf(article, to('article', { aid: article.id })),
  } satisfies ContentKind<Article>,
  audio: {
    ...withComments,
    type: contentTypes.audio,
    addressOf: (id) => to('audio', { aid: id }),
    commentAddressOf: (aid, id) => to('audio-comment', { aid, id }),
    shareOf: ({ album, ...audio }) => ({
      ...shareOf(audio, to('audio', { aid: audio.id })),
      text: audio.summary ?? album?.title ?? '',
      image: audio.image ?? album?.image ?? null,
    }),
  } satisfies ContentKind<Audio>,
  video: {
    ...withComments,
    type: contentTypes.video,
    addressOf: (id) => to('video', { aid: id }),
    commentAddressOf: (aid, id) => to('video-comment', { aid, id }),
    shareOf: (video) => {
      const isShort = video.type === contentTypes.shortVideo
      return shareOf(video, isShort ? to('short-video-share', { id: video.id }) : to('video', { aid: video.id }))
    },
  } satisfies ContentKind<Video>,
  special: {
    ...withComments,
    type: contentTypes.special,
    addressOf: (id) => to('special', { aid: id }),
    commentAddressOf: (aid, id) => to('special-comment', { aid, id }),
    shareOf: (special) => shareOf(special, to('special', { aid: special.id })),
  } satisfies ContentKind<Special>,
  /** Comments open in a sheet above the pictures. */
  atlas: {
    ...withComments,
    comments: false,
    type: contentTypes.atlas,
    addressOf: (id) => to('atlas', { aid: id }),
    commentAddressOf: (aid, id) => to('atlas-comment', { aid, id }),
    shareOf: (atlas) => ({
      ...shareOf(atlas, to('atlas', { aid: atlas.id })),
      text: atlas.summary ?? atlas.pictures[0]?.caption ?? '',
    }),
  } satisfies ContentKind<Atlas>,
  album: {
    target: 'content',
    marks: 'share',
    comments: false,
    type: contentTypes.album,
    addressOf: (id) => to('album', { id }),
    shareOf: ({ id, title, description, image }) => ({
      id,
      title,
      text: description,
      image,
      address: to('album', { id }),
    }),
  } satisfies ContentKind<Album>,
}
