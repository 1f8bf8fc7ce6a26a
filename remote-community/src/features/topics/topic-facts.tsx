import type { Topic } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { t } from './topic.text'
import classes from './topic-facts.module.css'

export const TopicFacts = ({ topic }: { topic: Topic }) => (
  <span className={classes.facts}>
    {t.posts(count(topic.posts))} · {t.participants(count(topic.participants))}
  </span>
)
