import { posts } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { isLive } from '@plaza/shared/routes'
import { ListSkeleton, PagedList, SectionTitle } from '@plaza/shared/ui'
import { type RefObject, useEffect } from 'react'
import classes from './post-feed.module.css'
import { PostRow } from './post-row'
import { t } from './posts.text'

interface PostFeedProps {
  /** Tells feeds of one address apart. */
  name: string
  /** Gets what asks the feed again: the page that it is a part of is pulled as a whole. */
  refresh: RefObject<() => Promise<void>>
}

/** Posts of circles, endless, newest first; nothing where posts cannot be opened. */
export function PostFeed(props: PostFeedProps) {
  return isLive('circle-post') ? <Feed {...props} /> : null
}

function Feed({ name, refresh }: PostFeedProps) {
  const feed = usePaged(posts.feed, {})
  useEffect(() => {
    refresh.current = feed.refresh
  })
  return (
    <section className={classes.feed} aria-label={t.title()}>
      <SectionTitle title={t.title()} />
      <PagedList
        of={feed}
        keyOf={({ id }) => id}
        name={name}
        empty="content"
        skeleton={<ListSkeleton avatar />}
        embedded
      >
        {(post) => <PostRow post={post} />}
      </PagedList>
    </section>
  )
}
