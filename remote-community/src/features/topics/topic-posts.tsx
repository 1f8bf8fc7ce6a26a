import { type TopicDetail, topics } from '@plaza/shared/api'
import { oneOf, usePaged, useQueryState } from '@plaza/shared/host'
import { TabbedPosts } from '../../post/tabbed-posts'
import { t } from './topic.text'
import { TopicHead } from './topic-head'

const tabs = ['new', 'hot'] as const
const inAddress = { tab: oneOf(tabs) }

interface TopicPostsProps {
  topic: TopicDetail
  onRefresh: () => Promise<unknown>
}

export function TopicPosts({ topic, onRefresh }: TopicPostsProps) {
  const [{ tab }, change] = useQueryState(inAddress)
  return (
    <TabbedPosts
      posts={usePaged(topics.posts, { params: { id: topic.id }, query: { tab } })}
      label={t.tabs()}
      tabs={tabs.map((id) => ({ id, label: t[id]() }))}
      tab={tab}
      onTab={(next) => change({ tab: next })}
      header={<TopicHead topic={topic} />}
      onRefresh={onRefresh}
    />
  )
}
