import { type Circle, circles } from '@plaza/shared/api'
import { oneOf, usePaged, useQueryState } from '@plaza/shared/host'
import type { ReactNode } from 'react'
import { t } from '../../circle/circle.text'
import { TabbedPosts } from '../../post/tabbed-posts'
import { WaitingPosts } from '../../post/waiting-posts'
import { useNewPosts } from './use-new-posts'

const tabs = ['all', 'hot', 'pictures', 'votes'] as const
const inAddress = { tab: oneOf(tabs) }

interface CirclePostsProps {
  circle: Circle
  header: ReactNode
  onRefresh: () => Promise<unknown>
}

export function CirclePosts({ circle, header, onRefresh }: CirclePostsProps) {
  const [{ tab }, change] = useQueryState(inAddress)
  const input = { params: { id: circle.id }, query: { tab } }
  const posts = usePaged(circles.posts, input)
  const newPosts = useNewPosts(input, posts, tab !== 'hot')
  return (
    <TabbedPosts
      posts={posts}
      newPosts={newPosts.length}
      lead={tab === 'all' && <WaitingPosts circle={circle.id} shown={posts.items} />}
      label={t.tabs()}
      tabs={tabs.map((id) => ({ id, label: t[id]() }))}
      tab={tab}
      onTab={(next) => change({ tab: next })}
      header={header}
      onRefresh={onRefresh}
    />
  )
}
