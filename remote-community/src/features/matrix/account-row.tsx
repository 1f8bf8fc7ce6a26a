import type { MatrixAccountSummary } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Avatar, ContentLink, contentLeads, TimeAgo } from '@plaza/shared/ui'
import classes from './matrix.module.css'

/** An account, and its latest article, which opens by itself. */
export function AccountRow({ account }: { account: MatrixAccountSummary }) {
  const { id, image, slogan, slogan_en, latest } = account
  return (
    <article className={classes.row}>
      <Link to={to('matrix-account', { id })} className={classes.account}>
        <Avatar src={image} name={nameOf(account)} size={48} />
        <span className={classes.words}>
          <span className={classes.name}>{nameOf(account)}</span>
          <span className={classes.slogan}>{nameOf({ name: slogan, name_en: slogan_en })}</span>
        </span>
      </Link>
      {latest && contentLeads(latest) && (
        <ContentLink content={latest} className={classes.latest}>
          <span className={classes.article}>{latest.title}</span>
          <span className={classes.time}>
            <TimeAgo of={latest.published_at} />
          </span>
        </ContentLink>
      )}
    </article>
  )
}
