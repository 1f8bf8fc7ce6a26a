import { posts } from '@plaza/shared/api'
import { useHost, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { defineTexts } from '@plaza/shared/text'
import { ContentPage, ListSkeleton } from '@plaza/shared/ui'
import { PostMenu } from '../../post/menu/post-menu'
import { postKind } from '../../post/post-kind'
import { PostView } from './post-view'

const t = defineTexts({ title: { en: 'Post', zh: '帖子详情' } })

export default function CirclePostPage() {
  const { aid = '' } = useParams()
  const host = useHost()
  const post = useResource(posts.detail, { params: { id: aid } })
  const data = post.data
  const leave = () => data && host.navigate(to('circle', { circle_id: data.circle.id }), { replace: true })
  return (
    <ContentPage
      key={aid}
      kind={postKind}
      id={aid}
      of={post}
      title={data?.circle.name ?? t.title()}
      headed
      action={data && <PostMenu post={data} onRemoved={leave} />}
      skeleton={<ListSkeleton avatar rows={1} />}
      pullable
      isPublished={({ state }) => state === 'shown'}
      head={(shown) => <PostView post={shown} />}
    />
  )
}
