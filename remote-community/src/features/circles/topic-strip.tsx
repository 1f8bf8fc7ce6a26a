import { circles } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { usePaged } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Skeleton } from '@plaza/shared/ui'
import { t } from '../../circle/circle.text'
import classes from './topic-strip.module.css'

/** Nothing if the circle has no topics. */
export function TopicStrip({ circle }: { circle: string }) {
  const topics = usePaged(circles.topics, { params: { id: circle } })
  if (topics.pending) return <TopicSkeleton />
  if (topics.items.length === 0) return null
  return (
    <nav className={classes.strip} aria-label={t.topics()}>
      {topics.items.map((topic) => (
        <Link key={topic.id} className={classes.topic} to={to('topic', { id: topic.id })}>
          <b># {topic.name}</b>
          <span>{t.topicPosts(count(topic.posts))}</span>
        </Link>
      ))}
      <Link className={classes.topic} to={to('topics', { id: circle })}>
        <b>{t.allTopics()}</b>
      </Link>
    </nav>
  )
}

const TopicSkeleton = () => (
  <div className={classes.strip} aria-hidden="true">
    {['one', 'two', 'three'].map((topic) => (
      <Skeleton key={topic} width={124} height={52} />
    ))}
  </div>
)
