import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { comments } from '../../api'
import { count } from '../../format'
import { usePaged } from '../../host'
import { PagedList } from '../list/paged-list'
import { ListSkeleton } from '../state/skeletons'
import classes from './comment.module.css'
import { t } from './comment.text'
import { CommentItem } from './comment-item'
import { Composer } from './composer'
import { RepliesSheet } from './replies-sheet'
import { SortChoice, useSort } from './sort-choice'
import type { CommentOrReply, ReplyTarget, ThreadTarget } from './target'
import type { RefusedText } from './waiting.model'
import { WaitingComments } from './waiting-comments'

interface CommentThreadProps {
  target: ThreadTarget
  /** Opens the input; controlled by the page outside of the thread. */
  composing?: boolean
  onComposed?: () => void
  /** The page has an input of its own, as in its bottom bar, so the thread has none. */
  fieldElsewhere?: boolean
  /** Called after publication, to scroll to the new comment. */
  onAdded?: () => void
  /** In a sheet, which scrolls by itself and says what it is. */
  inSheet?: boolean
  /** The address of one comment with its replies, where it has one. */
  addressOf?: (id: string) => string
}

/** The comments of a thing: written, replied to, liked, reported, own ones deleted. */
export function CommentThread(props: CommentThreadProps) {
  const { target, composing, onComposed, fieldElsewhere, onAdded, inSheet, addressOf } = props
  const [sort, setSort] = useSort(inSheet)
  const list = usePaged(comments.list, { params: { id: target.id }, query: { target: target.kind, sort } })
  // One that is liked while the list is read moves up past a page's end, and would come with both.
  const items = [...new Map(list.items.map((comment) => [comment.id, comment])).values()]
  const [writing, setWriting] = useState<{ to?: ReplyTarget; instead?: RefusedText } | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const root = items.find(({ id }) => id === opened)
  const reply = (to: CommentOrReply) => setWriting({ to })
  const close = () => {
    setWriting(null)
    onComposed?.()
  }

  return (
    <section aria-label={t.comments()} className={inSheet ? classes.inSheet : classes.thread}>
      <PagedList
        of={{ ...list, items }}
        keyOf={(comment) => comment.id}
        empty="comment"
        embedded
        inSheet={inSheet}
        name={`comments-${target.kind}-${target.id}`}
        skeleton={<ListSkeleton rows={4} avatar />}
        header={
          <>
            <div className={classes.head}>
              {!inSheet && (
                <h2 className={classes.title}>
                  {t.comments()}
                  {list.first?.total ? <span className={classes.total}>{count(list.first.total)}</span> : null}
                </h2>
              )}
              {(list.pending || list.failed || items.length > 1) && <SortChoice value={sort} onChange={setSort} />}
              {!fieldElsewhere && (
                <button type="button" className={classes.write} onClick={() => setWriting({})}>
                  <Pencil size={16} />
                  {t.write()}
                </button>
              )}
            </div>
            <WaitingComments target={target} onEdit={setWriting} />
          </>
        }
      >
        {(comment) => (
          <CommentItem target={target} said={comment} onReply={reply} onAllReplies={() => setOpened(comment.id)} />
        )}
      </PagedList>
      {root && (
        <RepliesSheet
          target={target}
          root={root}
          address={addressOf?.(root.id)}
          onReply={reply}
          onClose={() => setOpened(null)}
        />
      )}
      {(writing || composing) && <Composer target={target} {...writing} onAdded={onAdded} onClose={close} />}
    </section>
  )
}
