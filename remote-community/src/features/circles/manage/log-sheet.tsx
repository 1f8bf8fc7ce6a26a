import { type Circle, type CircleLogEntry, circles, managers } from '@plaza/shared/api'
import { useAction, usePaged } from '@plaza/shared/host'
import { Button, CellsSkeleton, PagedList, Sheet, TimeAgo, useCachedPosts } from '@plaza/shared/ui'
import classes from '../../../manage/manage.module.css'
import { actionText, t } from '../../../manage/manage.text'
import { t as post } from '../../../post/post.text'

interface LogSheetProps {
  circle: Circle
  /** Earlier notices only. */
  notices?: boolean
  onClose: () => void
}

/** What the managers decided, newest first. */
export function LogSheet({ circle, notices, onClose }: LogSheetProps) {
  const title = notices ? t.earlier() : t.log()
  const log = usePaged(managers.log, {
    params: { id: circle.id },
    query: notices ? { action: 'notice' } : {},
  })
  return (
    <Sheet open tall title={title} onClose={onClose}>
      <PagedList of={log} keyOf={({ id }) => id} empty="content" label={title} inSheet skeleton={<CellsSkeleton />}>
        {(entry) => <LogRow entry={entry} notices={notices ?? false} />}
      </PagedList>
    </Sheet>
  )
}

function LogRow({ entry, notices }: { entry: CircleLogEntry; notices: boolean }) {
  const cached = useCachedPosts()
  const show = useAction(managers.hide, {
    refreshes: [managers.log, circles.detail],
    successMessage: t.done,
    onDone: cached.askAgain,
  })
  const postId = entry.can_show ? entry.subject_id : null
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        {notices ? (
          <span>{entry.words}</span>
        ) : (
          <span>
            <b>{entry.manager.name}</b> {actionText[entry.action]()} {entry.words && `“${entry.words}”`}
          </span>
        )}
        {entry.reason && <small>{post.reason(entry.reason)}</small>}
        <small>
          {notices && `${entry.manager.name} · `}
          <TimeAgo of={entry.at} />
        </small>
      </div>
      {postId && (
        <Button
          small
          kind="secondary"
          loading={show.busy}
          onClick={() => void show.run({ params: { id: postId }, body: { on: false } })}
        >
          {t.show()}
        </Button>
      )}
    </div>
  )
}
