import type { TopicDetail } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { ChevronRight } from '@plaza/shared/ui'
import { TopicFacts } from './topic-facts'
import classes from './topic-head.module.css'
import { TopicPicture } from './topic-picture'

export function TopicHead({ topic }: { topic: TopicDetail }) {
  return (
    <header className={classes.head}>
      <TopicPicture topic={topic} size={80} eager />
      <div className={classes.words}>
        <h2># {topic.name}</h2>
        <TopicFacts topic={topic} />
        <Link className={classes.circle} to={to('circle', { circle_id: topic.circle.id })}>
          {topic.circle.name}
          <ChevronRight size={16} />
        </Link>
      </div>
      <p className={classes.intro}>{topic.intro}</p>
    </header>
  )
}
