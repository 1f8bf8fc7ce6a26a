import type { Post } from '@plaza/shared/api'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Avatar, Tag, TimeAgo } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { t } from '../post.text'
import classes from './post-head.module.css'

const roleText = { owner: t.owner, manager: t.manager, member: null }
const stateTag = {
  pending: { text: t.pending, tone: 'gold' },
  refused: { text: t.refused, tone: 'red' },
  shown: null,
} as const

interface PostHeadProps {
  post: Post
  action?: ReactNode
}

export function PostHead({ post, action }: PostHeadProps) {
  const role = roleText[post.user.role]
  const state = stateTag[post.state]
  return (
    <header className={classes.head}>
      <Link className={classes.person} to={to('circle-user', { id: post.user.id })}>
        <Avatar src={post.user.avatar} name={post.user.name} size={40} />
        <span className={classes.words}>
          <span className={classes.name}>
            <b>{post.user.name}</b>
            {role && <Tag>{role()}</Tag>}
          </span>
          <span className={classes.meta}>
            <TimeAgo of={post.created_at} />
            {post.edited_at && (
              <>
                {' · '}
                {t.editedAt()} <TimeAgo of={post.edited_at} />
              </>
            )}
          </span>
        </span>
      </Link>
      {post.pinned && <Tag>{t.pinned()}</Tag>}
      {state && <Tag tone={state.tone}>{state.text()}</Tag>}
      {action}
    </header>
  )
}
