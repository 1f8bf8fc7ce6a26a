import type { Article, Interaction } from '@plaza/shared/api'
import { count, dateTime } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Avatar } from '@plaza/shared/ui'
import { FollowButton } from '../../marks/follow-button'
import { t } from './article.text'
import classes from './article-head.module.css'

interface ArticleHeadProps {
  article: Article
  marks: Interaction | undefined
}

export function ArticleHead({ article, marks }: ArticleHeadProps) {
  const now = useNow()
  const { title, source, published_at, organisation } = article
  const facts = (
    <span className={classes.facts}>
      <time dateTime={published_at}>{dateTime(published_at, now)}</time>
      <span>{marks ? t.views(count(marks.views)) : ''}</span>
    </span>
  )
  return (
    <header className={classes.head}>
      <h1 className={classes.title}>{title}</h1>
      {organisation ? (
        <div className={classes.publisher}>
          <Link to={to('organisation', { id: organisation.id })} className={classes.organisation}>
            <Avatar src={organisation.avatar} name={organisation.name} size={36} />
            <span className={classes.words}>
              <strong className={classes.name}>{organisation.name}</strong>
              {facts}
            </span>
          </Link>
          <FollowButton kind="organisation" id={organisation.id} followed={marks?.followed} />
        </div>
      ) : (
        <p className={classes.line}>
          <span>{source}</span>
          {facts}
        </p>
      )}
    </header>
  )
}
