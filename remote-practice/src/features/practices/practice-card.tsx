import type { Practice } from '@plaza/shared/api'
import { clock, count } from '@plaza/shared/format'
import { Link } from '@plaza/shared/router'
import { Avatar, Img, Tag, TimeAgo } from '@plaza/shared/ui'
import { addressOf } from './practice.model'
import { contentOf, t, titleOf } from './practice.text'
import classes from './practice-card.module.css'

const WIDE = 16 / 9

/** That nobody else sees it yet; nothing for what is shown. */
function StateMark({ state }: Pick<Practice, 'state'>) {
  if (state === 'shown') return null
  return <Tag tone={state === 'refused' ? 'red' : state === 'draft' ? 'grey' : 'gold'}>{t[state]()}</Tag>
}

export function PracticeCard({ practice }: { practice: Practice }) {
  const { video } = practice
  const picture = video?.poster ?? practice.images[0]?.url
  return (
    <article className={classes.card}>
      {picture && (
        <span className={classes.picture}>
          <Img src={picture} alt="" width={1040} height={585} ratio={WIDE} />
          {video && <span className={classes.length}>{clock(video.seconds)}</span>}
        </span>
      )}
      <div className={classes.words}>
        <h2 className={classes.title}>
          <Link className={classes.link} to={addressOf(practice)}>
            {titleOf(practice)}
          </Link>
        </h2>
        <p className={classes.text}>{contentOf(practice)}</p>
        <p className={classes.facts}>
          <StateMark state={practice.state} />
          <span className={classes.author}>
            <Avatar src={practice.user.avatar} name={practice.user.name} size={20} />
            {practice.user.name}
          </span>
          <TimeAgo of={practice.created_at} />
          {practice.likes > 0 && <span>{t.likes(count(practice.likes))}</span>}
          {practice.comments > 0 && <span>{t.comments(count(practice.comments))}</span>}
        </p>
      </div>
    </article>
  )
}
