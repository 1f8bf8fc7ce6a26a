import { type RefObject, useEffect } from 'react'
import { posts } from '../../../api'
import { usePaged } from '../../../host'
import { isLive } from '../../../routes'
import { ListSkeleton, PagedList, SectionTitle } from '../../../ui'
import classes from './post-feed.module.css'
import { PostRow } from './post-row'
import { t } from './posts.text'

interface PostFeedProps {
  /** Distinguishes feeds on one page. */
  name: string
  /** Receives the function that refreshes the feed, for a page that is refreshed as a whole by pulling. */
  refresh: RefObject<() => Promise<unknown>>
}

/** Endless feed of circle posts, newest first; empty if posts have no live page. */
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
