import { account, comments, type OwnComment, people } from '@plaza/shared/api'
import { useAction, usePaged, useUndo } from '@plaza/shared/host'
import { AddressLink, CellsSkeleton, IconButton, PagedList, StateTag, TimeAgo, Trash2 } from '@plaza/shared/ui'
import classes from './own-comments.module.css'
import { own } from './own-page.text'
import type { PeopleListProps } from './people-list'

/** What the person wrote below contents, posts and channels, on their own page. */
export function OwnComments({ header, onRefresh }: Pick<PeopleListProps, 'header' | 'onRefresh'>) {
  const list = usePaged(people.comments, {})
  const refresh = async () => void (await Promise.all([list.refresh(), onRefresh()]))
  return (
    <PagedList
      of={{ ...list, refresh }}
      keyOf={({ id }) => id}
      label={own.comments()}
      name="comments"
      skeleton={<CellsSkeleton />}
      empty="content"
      header={header}
    >
      {(comment) => <CommentRow comment={comment} />}
    </PagedList>
  )
}

function CommentRow({ comment }: { comment: OwnComment }) {
  const { id, content, title, link } = comment
  const refreshes = [people.comments, account.statistics]
  const offerUndo = useUndo(comments.restore, refreshes)
  const remove = useAction(comments.remove, { refreshes, onDone: () => offerUndo({ params: { id }, body: {} }) })
  const words = (
    <>
      <span className={classes.text}>
        {comment.reply_to && <span className={classes.to}>{own.replyTo(comment.reply_to)} </span>}
        {content}
      </span>
      <span className={classes.about}>{title === null ? own.targetGone() : own.about(title)}</span>
    </>
  )
  return (
    <div className={classes.row}>
      {link ? (
        <AddressLink className={classes.words} to={link}>
          {words}
        </AddressLink>
      ) : (
        <div className={classes.words}>{words}</div>
      )}
      <div className={classes.foot}>
        <TimeAgo of={comment.created_at} />
        {comment.likes > 0 && <span>{own.likes(comment.likes)}</span>}
        {comment.state !== 'shown' && <StateTag state={comment.state} />}
        {comment.refusal && <span className={classes.refusal}>{comment.refusal}</span>}
        <IconButton
          className={classes.remove}
          label={own.removeComment(content)}
          icon={<Trash2 size={18} />}
          onClick={() => void remove.run({ query: { id } })}
        />
      </div>
    </div>
  )
}
