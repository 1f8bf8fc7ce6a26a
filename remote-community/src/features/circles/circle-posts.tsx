import { type Circle, circles } from '@plaza/shared/api'
import { oneOf, usePaged, useQueryState } from '@plaza/shared/host'
import { ListSkeleton, PagedList, Tabs, useListTop } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { t } from '../../circle/circle.text'
import { PostCard } from '../../post/post-card'

const tabs = ['all', 'hot', 'pictures', 'votes'] as const
const inAddress = { tab: oneOf(tabs) }

interface CirclePostsProps {
  circle: Circle
  header: ReactNode
  onRefresh: () => Promise<void>
}

export function CirclePosts({ circle, header, onRefresh }: CirclePostsProps) {
  const [{ tab }, change] = useQueryState(inAddress)
  const [top, reachTop] = useListTop()
  const posts = usePaged(circles.posts, { params: { id: circle.id }, query: { tab } })
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
          {header}
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
