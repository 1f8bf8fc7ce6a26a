import type { Post } from '@plaza/shared/api'
import type { PagedResource } from '@plaza/shared/host'
import { ListSkeleton, PagedList, Tabs, useListTop } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { NewPosts } from './new-posts'
import { PostCard } from './post-card'

interface TabbedPostsProps<T extends string> {
  posts: PagedResource<Post>
  /** Accessible name of the tabs. */
  label: string
  tabs: readonly { id: T; label: string }[]
  tab: T
  onTab: (tab: T) => void
  header: ReactNode
  /** Asks again for what the header shows. */
  onRefresh: () => Promise<unknown>
  /** Stands above the posts. */
  lead?: ReactNode
  /** Posts of others that the list does not show yet. */
  newPosts?: number
}

/** Posts below a header, in tabs; the header and the posts are refreshed together. */
export function TabbedPosts<T extends string>(props: TabbedPostsProps<T>) {
  const { posts, label, tabs, tab, onTab, header, onRefresh, lead, newPosts = 0 } = props
  const [top, reachTop] = useListTop()
  const refresh = async () => {
    await Promise.all([posts.refresh(), onRefresh()])
  }
  return (
    <PagedList
      of={{ ...posts, refresh }}
      keyOf={(post) => post.id}
      label={tabs.find(({ id }) => id === tab)?.label ?? label}
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
            label={label}
            items={tabs}
            value={tab}
            onChange={(next) => {
              onTab(next)
              reachTop()
            }}
          />
          <NewPosts count={newPosts} onShow={() => void posts.refresh().then(reachTop)} />
          {lead}
        </>
      }
    >
      {(post) => <PostCard post={post} />}
    </PagedList>
  )
}
