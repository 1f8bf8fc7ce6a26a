import { type Circle, circles } from '@plaza/shared/api'
import { usePaged, usePersonalMarks } from '@plaza/shared/host'
import { ListSkeleton, PagedList, Tabs, useListTop } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { t } from '../../circle/circle.text'
import { PostCard } from '../../post/post-card'
import { circleTabs, useCircleTab } from './circle-tab'

interface CirclePostsProps {
  circle: Circle
  header: ReactNode
  onRefresh: () => Promise<void>
}

export function CirclePosts({ circle, header, onRefresh }: CirclePostsProps) {
  const [tab, choose] = useCircleTab(circle.id)
  const [top, reachTop] = useListTop()
  const posts = usePaged(circles.posts, { params: { id: circle.id }, query: { tab } })
  usePersonalMarks(posts.refresh)
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
            items={circleTabs.map((id) => ({ id, label: t[id]() }))}
            value={tab}
            onChange={(next) => {
              choose(next)
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
