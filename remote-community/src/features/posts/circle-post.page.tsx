import { posts } from '@plaza/shared/api'
import { useHost, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { defineTexts } from '@plaza/shared/text'
import { ArticleSkeleton, Async, CommentThread, PageFrame, PullToRefresh } from '@plaza/shared/ui'
import { PostMenu } from '../../post/post-menu'
import { PostView } from './post-view'

const t = defineTexts({ title: { en: 'Post', zh: '帖子详情' } })

export default function CirclePostPage() {
  const { aid = '' } = useParams()
  const host = useHost()
  const post = useResource(posts.detail, { params: { id: aid } })
  const data = post.data
  const leave = () => data && host.navigate(to('circle', { circle_id: data.circle.id }), { replace: true })
  return (
    <PageFrame
      title={data?.circle.name ?? t.title()}
      headed={data !== undefined || !post.failed}
      action={data && <PostMenu post={data} onRemoved={leave} />}
    >
      <Async of={post} skeleton={<ArticleSkeleton />}>
        {(shown) => (
          <PullToRefresh onRefresh={post.refresh}>
            <PostView post={shown} />
            {shown.state === 'shown' && <CommentThread target={{ kind: 'post', id: shown.id }} />}
          </PullToRefresh>
        )}
      </Async>
    </PageFrame>
  )
}
