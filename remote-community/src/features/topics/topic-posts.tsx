import { type TopicDetail, topics } from '@plaza/shared/api'
import { oneOf, usePaged, useQueryState } from '@plaza/shared/host'
import { ListSkeleton, PagedList, Tabs, useListTop } from '@plaza/shared/ui'
import { PostCard } from '../../post/post-card'
import { t } from './topic.text'
import { TopicHead } from './topic-head'

const tabs = ['new', 'hot'] as const
const inAddress = { tab: oneOf(tabs) }

interface TopicPostsProps {
  topic: TopicDetail
  onRefresh: () => Promise<void>
}

export function TopicPosts({ topic, onRefresh }: TopicPostsProps) {
  const [{ tab }, change] = useQueryState(inAddress)
  const [top, reachTop] = useListTop()
  const posts = usePaged(topics.posts, { params: { id: topic.id }, query: { tab } })
  const refresh = async () => {
    await Promise.all([posts.refresh(), onRefresh()])
  }
  return (
    <PagedList
      of={{ ...posts, refresh }}
      keyOf={(post) => post.id}
      label={t[tab]()}
      name={tab}
      skeleton={<ListSkeleton avatar />}
      empty="content"
      header={
        <>
          <TopicHead topic={topic} />
          {top}
          <Tabs
            sticky
            even
            label={t.tabs()}
            items={tabs.map((id) => ({ id, label: t[id]() }))}
            value={tab}
            onChange={(next) => {
              change({ tab: next })
              reachTop()
            }}
          />
        </>
      }
    >
      {(post) => <PostCard post={post} />}
    </PagedList>
  )
}
