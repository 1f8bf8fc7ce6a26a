import type { Post } from '@plaza/shared/api'
import { to } from '@plaza/shared/routes'
import type { ContentKind } from '@plaza/shared/ui'
import { headline } from './post.model'
import { t } from './post.text'

const addressOf = (id: string) => to('circle-post', { aid: id })

export const postKind: ContentKind<Post> = {
  target: 'post',
  marks: 'own',
  comments: true,
  addressOf,
  shareOf: (post) => ({
    id: post.id,
    target: 'post',
    title: headline(post) || t.shareTitle(post.user.name),
    text: post.content.slice(0, 80),
    image: post.images[0]?.url ?? post.video?.poster ?? null,
    address: addressOf(post.id),
  }),
}
