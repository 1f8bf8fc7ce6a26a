import type { Topic } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { TopicFacts } from './topic-facts'
import { TopicPicture } from './topic-picture'
import classes from './topic-row.module.css'

export function TopicRow({ topic, eager }: { topic: Topic; eager: boolean }) {
  return (
    <Link className={classes.row} to={to('topic', { id: topic.id })}>
      <TopicPicture topic={topic} size={64} eager={eager} />
      <span className={classes.words}>
        <b># {topic.name}</b>
        <span className={classes.intro}>{topic.intro}</span>
        <TopicFacts topic={topic} />
      </span>
    </Link>
  )
}
